import { visitaMarcada } from '@martelo/contracts/visitacoes/visita-marcada.contract.ts'
import { icalendar } from '@martelo/domain/calendario/icalendar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerCartoes } from '../lotes/door.ts'
import { apresentarVisita } from './apresentar-visita.ts'
import { lerVisitas, pelaChave } from './visitacoes.sql.ts'

handle(visitaMarcada, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const [v] = await lerVisitas(tx, ctx.hotsite.id, pelaChave(params.chave))
    if (v === undefined) return recusar('NAO_ENCONTRADO', 'Não há visita com este endereço.')
    const [cartao] = await lerCartoes(tx, ctx.hotsite, [v.lelId])
    const endereco = `${ctx.origem}/visita/${v.chave}`
    const calendario = icalendar(
      ctx.hotsite.nome,
      [
        {
          uid: `visita-${v.uid}`,
          inicio: v.inicio.getTime(),
          duracaoMinutos: (v.fim.getTime() - v.inicio.getTime()) / 60_000,
          titulo: `Visitar ${v.lote}`,
          descricao: `Leve documento com foto. Para mudar ou cancelar: ${endereco}`,
          local: `${v.patio}, ${v.endereco}`,
          url: endereco,
          cancelado: v.situacao === 'cancelada',
        },
      ],
      ctx.agora,
    )
    return { ...apresentarVisita(v, cartao?.url ?? null, ctx.agora), calendario }
  }),
)
