import { detranLotes } from '@martelo/contracts/detran/detran-lotes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarLeilaoNoDetran } from './apresentar-detran.ts'

handle(detranLotes, (ctx, { params }) => ctx.ler((tx) => apresentarLeilaoNoDetran(ctx, tx, params.id)))
