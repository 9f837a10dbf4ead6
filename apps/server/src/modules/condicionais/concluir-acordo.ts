// After the commit of an answer: the lot's room, the room's counts, both sides, and auctioneer and staff.
import type { Servicos } from '../../core/servicos.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { anunciarSala } from '../pregao/door.ts'
import { avisarAcordo } from './avisar-acordo.ts'
import type { LoteEmAcordo } from './condicionais.sql.ts'
import type { RespostaDoAcordo } from './mover-acordo.ts'

export async function concluirAcordo(
  s: Servicos,
  r: Extract<RespostaDoAcordo, { pode: true }>,
): Promise<void> {
  if (r.transitou !== null) publicarTransicoes(s, [r.transitou])
  avisarAcordo(s, r.lote, r.evento)
  const { leiId, leiUid, hotId } = r.lote
  await anunciarSala(s, { leiId, leiUid, hotId })
}

/** The consignor's answer, for those who conduct and follow the auction. */
export async function contarAoLeiloeiro(
  s: Pick<Servicos, 'tempoReal'>,
  l: LoteEmAcordo,
  dita: {
    readonly resposta: string
    readonly valor: number | null
    readonly nome: string
    readonly durante: boolean
  },
): Promise<void> {
  await s.tempoReal.publicar({ id: l.leiId, uid: l.leiUid, hotId: l.hotId }, [
    {
      evento: 'resposta-do-comitente',
      para: ['leiloeiro', 'equipe'],
      dados: { lelUid: l.lelUid, numero: l.numero, ...dita },
    },
  ])
}
