import { duplicarSessao } from '@martelo/contracts/conteudo/duplicar-sessao.contract.ts'
import { prioridades } from '@martelo/domain/conteudo/paginas.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { camposErrados, mudarRascunho, sessaoDoRascunho } from './mudar-rascunho.ts'
import { MAXIMO_DE_SESSOES } from './partes-da-pagina.ts'
import { gravarPrioridades, inserirSessoes } from './rascunho.sql.ts'

handle(duplicarSessao, (ctx, { params, body }) =>
  mudarRascunho(ctx, { sessao: params.id }, body.versao, async (tx, r) => {
    const { id: _, createdAt: _c, updatedAt: _u, ...s } = sessaoDoRascunho(r, params.id)
    if (r.sessoes.length >= MAXIMO_DE_SESSOES)
      camposErrados({ elemento: `Uma página tem no máximo ${MAXIMO_DE_SESSOES} seções` })
    const nome = `${s.nome.slice(0, 70)} (cópia)`
    const [uid = ''] = await inserirSessoes(tx, r.pagina, [{ ...s, nome }], exigirSessao(ctx).usuId)
    const ordem = r.sessoes.flatMap((x) => (x.uid === s.uid ? [x.uid, uid] : [x.uid]))
    await gravarPrioridades(tx, 'pagina_sessao', r.pagina.hotId, prioridades(ordem))
    return { acao: 'duplicar-sessao', depois: { [`sessao ${nome}`]: s.elemento } }
  }),
)
