// Reads the room for its page with the visitor's own session: the same snapshot that the browser renews later.
import { data, redirect } from 'react-router'
import type { DoServidor } from '../../../core/contexto.ts'
import { loteNoFoco } from '../../../parts/pregao/sala.ts'

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export async function carregarAuditorio({ chamar, marca, quem }: DoServidor, leiUid: string, url: URL) {
  if (!UID.test(leiUid)) throw data(null, { status: 404 })
  if (marca.necessarioLoginParaVisualizar && quem === null)
    throw redirect(`/login?${new URLSearchParams({ redirect: url.pathname + url.search })}`)
  const anuncioUid = url.searchParams.get('anuncioUid') ?? undefined
  const query = anuncioUid !== undefined && UID.test(anuncioUid) ? { anuncioUid } : {}
  const sala = await chamar('GET /v1/leilao/:leiUid/sala', { params: { leiUid }, query }).catch(
    (e: unknown) => {
      throw (e as { codigo?: number }).codigo === 404 ? data(null, { status: 404 }) : e
    },
  )
  // The panel of the lot in focus is written with the page: price, clock and action at first paint.
  const foco = loteNoFoco(sala, anuncioUid)?.estado.lelUid
  const lote =
    foco === undefined
      ? null
      : await chamar('GET /v1/leilao/lotes/:lelUid/ao-vivo', { params: { lelUid: foco } }).catch(() => null)
  return { sala, lote }
}
