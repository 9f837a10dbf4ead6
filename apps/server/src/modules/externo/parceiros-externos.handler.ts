import { parceirosExternos } from '@martelo/contracts/externo/parceiros-externos.contract.ts'
import { todosOsParceiros } from '../../core/externo/parceiro.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarParceiros } from './apresentar-parceiro.ts'

handle(parceirosExternos, (ctx) => apresentarParceiros(ctx, todosOsParceiros()))
