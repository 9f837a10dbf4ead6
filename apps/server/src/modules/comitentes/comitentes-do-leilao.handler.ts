import { comitentesDoLeilao } from '@martelo/contracts/comitentes/comitentes-do-leilao.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { comitentesComLotes } from './comitentes.sql.ts'

handle(comitentesDoLeilao, (ctx, { params }) =>
  ctx.ler((tx) => comitentesComLotes(tx, ctx.hotsite.id, params.uid)),
)
