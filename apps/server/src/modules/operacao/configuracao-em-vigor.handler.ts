import { configuracaoEmVigor } from '@martelo/contracts/operacao/configuracao-em-vigor.contract.ts'
import { configuracoesEmVigor } from '../../core/config.ts'
import { handle } from '../../core/http/handle.ts'

handle(configuracaoEmVigor, async () => configuracoesEmVigor())
