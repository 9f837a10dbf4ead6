// An auction and its event as they stand, for a screen on the wall.
import { painelDoEvento } from '@martelo/contracts/eventos/painel-do-evento.contract.ts'
import { fimDaSerie, MAXIMO_DE_MINUTOS, minutoAMinuto } from '@martelo/domain/eventos/minuto-a-minuto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import {
  contarLeilao,
  eventoDoLeilao,
  leilaoDoPainel,
  minutosDoLeilao,
  ultimoInstante,
} from './numeros-do-evento.sql.ts'

const MINUTO_MS = 60_000
const AGORA_MS = 5 * MINUTO_MS

handle(painelDoEvento, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const leilao = await leilaoDoPainel(tx, hotId, params.leilaoUid)
    if (leilao === undefined) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    const evento = await eventoDoLeilao(tx, hotId, leilao.id)
    const numeros = await contarLeilao(tx, hotId, leilao.id, new Date(ctx.agora - AGORA_MS))
    const eveId = evento?.id ?? null
    const ultimo = await ultimoInstante(tx, hotId, leilao.id, eveId)
    const fim = fimDaSerie(ultimo?.getTime() ?? null, ctx.agora)
    const desde = new Date(fim - MAXIMO_DE_MINUTOS * MINUTO_MS)
    const medidos = await minutosDoLeilao(tx, hotId, leilao.id, eveId, desde)
    const minutos = minutoAMinuto(
      medidos.map((m) => ({ ...m, minuto: m.minuto.getTime() })),
      fim,
    )
    const { id: _, ...doLeilao } = leilao
    return {
      agora: new Date(ctx.agora).toISOString(),
      leilao: { ...doLeilao, data: iso(leilao.data) },
      evento: evento === undefined ? null : { ...evento },
      ...numeros,
      minutos: minutos.map((m) => ({ ...m, minuto: new Date(m.minuto).toISOString() })),
    }
  }),
)
