// The row of the desk's source says which film it plays and whether again: what the house reads, and what a later change of
// picture or sound leaves as it is.
import { useEffect, useRef } from 'react'
import { chamar } from '../../../core/api.ts'
import type { EstadoDaMesa, MesaDeVideo } from './mesa-de-video.ts'

export function useNotarFilme(
  mesa: MesaDeVideo,
  estado: EstadoDaMesa,
  leilaoUid: string,
  videoFilename: string | null,
  videoLoop: boolean,
): void {
  const transmissaoUid = estado.noAr ? mesa.transmissaoUid : null
  const fila = useRef<Promise<unknown>>(Promise.resolve())
  const dito = useRef('')
  useEffect(() => {
    if (transmissaoUid === null) return
    // Its row begins without a film.
    const novo = JSON.stringify([transmissaoUid, videoFilename, videoFilename !== null && videoLoop])
    const antes = dito.current.includes(transmissaoUid)
      ? dito.current
      : JSON.stringify([transmissaoUid, null, false])
    dito.current = novo
    if (novo === antes) return
    const body = { leilaoUid, transmissaoUid, videoFilename, videoLoop: videoFilename !== null && videoLoop }
    // One after the other: the end of a film must not be written before its beginning.
    fila.current = fila.current.then(() =>
      chamar('PUT /v1/put-publicar-transmissao', { body: { ...body, daMesa: true } }).catch(() => undefined),
    )
  }, [transmissaoUid, leilaoUid, videoFilename, videoLoop])
}
