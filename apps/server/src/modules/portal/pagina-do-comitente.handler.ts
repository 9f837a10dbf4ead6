import { paginaDoComitente } from '@martelo/contracts/portal/pagina-do-comitente.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { deQuem } from './de-quem.ts'
import {
  comitentesDaPessoa,
  condicionaisQueEsperam,
  contarLotes,
  previstoSemPrestacao,
  solicitacoesNaoAceitas,
} from './lotes-do-comitente.sql.ts'

handle(paginaDoComitente, (ctx) =>
  ctx.ler(async (tx) => {
    const q = deQuem(ctx)
    const condicionais = await condicionaisQueEsperam(tx, q)
    return {
      comitentes: (await comitentesDaPessoa(tx, q)).map((c) => c.nome),
      condicionais: condicionais.map((c) => ({ ...c, prazo: iso(c.prazo) })),
      naoAceitas: await solicitacoesNaoAceitas(tx, q),
      lotes: await contarLotes(tx, q),
      previsto: await previstoSemPrestacao(tx, q),
    }
  }),
)
