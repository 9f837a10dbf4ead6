import { listaDaPorta } from '@martelo/contracts/eventos/lista-da-porta.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { naoHaEvento } from './apresentar-convidado.ts'
import { lerEvento, listarConvidados, MAXIMO_POR_EVENTO } from './eventos.sql.ts'

handle(listaDaPorta, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const e = await lerEvento(tx, ctx.hotsite.id, params.uid)
    if (e === undefined) return naoHaEvento()
    const { linhas } = await listarConvidados(tx, ctx.hotsite.id, e.id, {
      pagina: 1,
      porPagina: MAXIMO_POR_EVENTO,
    })
    return {
      evento: { uid: e.uid, nome: e.nome, local: e.local, inicioAt: iso(e.inicioAt), cancelado: !e.ativo },
      convidados: linhas.map(({ codigo, nome, empresa, resposta, acompanhantes, entrouAt, pessoas }) => ({
        codigo,
        nome,
        empresa,
        resposta,
        acompanhantes,
        entrouAt: iso(entrouAt),
        pessoas,
      })),
    }
  }),
)
