import { manutencoes } from '@martelo/contracts/operacao/manutencoes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarManutencoes } from './apresentar-manutencao.ts'

handle(manutencoes, (ctx) => ctx.ler((tx) => apresentarManutencoes(tx, ctx.hotsite.id)))
