// A removal that an insurer asked for: each step of it is told to her.
import { AVISO_DA_REMOCAO } from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { quandoRemocaoMover } from '../remocoes/door.ts'
import { NOME_DA_MAPFRE } from './nome-da-mapfre.ts'
import { contarAMapfre } from './enviar-evento-mapfre.ts'
import { processoDaRemocao } from './eventos-mapfre.sql.ts'

quandoRemocaoMover(async (tx, hotId, m) => {
  const aviso = AVISO_DA_REMOCAO[m.evento]
  // What she cancelled herself she knows.
  if (aviso === undefined || m.nome === NOME_DA_MAPFRE) return
  const processo = await processoDaRemocao(tx, hotId, { id: m.remocao.id })
  if (processo === undefined) return
  const data = m.evento === 'agendar' && m.previstaEm !== null ? `${m.previstaEm}T12:00:00.000Z` : null
  await contarAMapfre(tx, hotId, {
    processo,
    remUid: m.remocao.uid,
    codigo: aviso.codigo,
    situacao: aviso.situacao,
    quando: m.quando,
    chave: m.chave,
    objeto: {
      status: aviso.situacao,
      date: data ?? m.quando.toISOString(),
      ...(processo.claimIds[0] === undefined ? {} : { claimId: processo.claimIds[0] }),
      ...(m.evento === 'entregar' ? { yard: m.remocao.patio } : {}),
      ...(m.motivo === null ? {} : { reason: m.motivo }),
    },
  })
})
