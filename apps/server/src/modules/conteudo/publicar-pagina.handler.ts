// The draft becomes what visitors see: one row is written and one pointer moves, in one transaction. A reader before
// the commit gets the old page whole, one after it the new one.
import { publicarPagina } from '@martelo/contracts/conteudo/publicar-pagina.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apagarDeVez } from './apagados.sql.ts'
import { mudarRascunho } from './mudar-rascunho.ts'
import { conteudoDoRascunho } from './rascunho.sql.ts'
import { publicar } from './versoes.sql.ts'

handle(publicarPagina, (ctx, { params, body }) =>
  mudarRascunho(ctx, { pagina: params.id }, body.versao, async (tx, r) => {
    if (r.pagina.publicadaVersao === r.pagina.versao) return null
    const { id, numero } = await publicar(tx, r.pagina, conteudoDoRascunho(r), exigirSessao(ctx))
    await apagarDeVez(tx, r.pagina)
    return { acao: 'publicar', depois: { publicacao: numero }, pagina: { publicadaId: id }, noAr: true }
  }),
)
