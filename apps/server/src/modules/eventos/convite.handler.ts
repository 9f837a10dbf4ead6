import { convite } from '@martelo/contracts/eventos/convite.contract.ts'
import { codigoLido, recusaDaResposta } from '@martelo/domain/eventos/convidados.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { naoHaConvite } from './apresentar-convidado.ts'
import { lerConvite } from './eventos.sql.ts'

handle(convite, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const codigo = codigoLido(params.codigo)
    const c = codigo === null ? undefined : await lerConvite(tx, ctx.hotsite.id, codigo)
    if (c === undefined) return naoHaConvite()
    const nao = { vem: false, acompanhantes: 0 }
    return {
      codigo: c.codigo,
      nome: c.nome,
      evento: c.evento,
      local: c.local,
      endereco: c.endereco,
      inicioAt: iso(c.inicioAt),
      fimAt: iso(c.fimAt),
      mensagem: c.mensagem,
      acompanhantesMaximo: c.acompanhantesMaximo,
      resposta: c.resposta,
      acompanhantes: c.acompanhantes,
      entrouAt: iso(c.entrouAt),
      fechado: recusaDaResposta({ ...c, fimAt: c.fimAt.getTime() }, nao, 0, ctx.agora),
    }
  }),
)
