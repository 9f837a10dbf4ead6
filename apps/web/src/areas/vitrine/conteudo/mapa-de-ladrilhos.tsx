// The house's map by Leaflet. Marks are drawn, not pictures: a name that is read, and a link to the yard.
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

export interface PontoNoMapa {
  readonly nome: string
  readonly latitude: number
  readonly longitude: number
  /** page of the yard; absent: one is on it */
  readonly href?: string
}

const ZOOM_DE_UM = 15
const ZOOM_MAXIMO = 18
/** Nothing came in so long: the server of tiles is not there. */
const PACIENCIA_MS = 10_000
const ROTULOS = { zoomInTitle: 'Aproximar', zoomOutTitle: 'Afastar' }

export default function MapaDeLadrilhos({
  pontos,
  url,
  credito,
  aoFalhar,
}: {
  pontos: readonly PontoNoMapa[]
  url: string
  credito: string
  /** not one tile came; the same function at each rendering */
  aoFalhar: () => void
}) {
  const caixa = useRef<HTMLDivElement>(null)
  const navegar = useNavigate()
  useEffect(() => {
    if (caixa.current === null) return
    const mapa = L.map(caixa.current, { zoomControl: false, scrollWheelZoom: false })
    L.control.zoom(ROTULOS).addTo(mapa)
    mapa.attributionControl.setPrefix(false)
    const chao = L.tileLayer(url, { attribution: emTexto(credito), maxZoom: ZOOM_MAXIMO })
    const largar = seNadaVier(chao, aoFalhar)
    chao.addTo(mapa)
    for (const p of pontos) marcar(mapa, p, (href) => void navegar(href))
    const limites = L.latLngBounds(pontos.map((p) => [p.latitude, p.longitude]))
    mapa.fitBounds(limites, { maxZoom: ZOOM_DE_UM, padding: [32, 32] })
    caixa.current.focus({ preventScroll: true })
    return () => {
      largar()
      mapa.remove()
    }
  }, [pontos, url, credito, aoFalhar, navegar])
  return <div ref={caixa} className="mapa-dos-patios" role="application" aria-label="Mapa de ruas" />
}

/** Calls `falhar` once, when all that was asked for first failed or nothing has come. Answers how to stop waiting. */
function seNadaVier(chao: L.TileLayer, falhar: () => void): () => void {
  const espera = setTimeout(falhar, PACIENCIA_MS)
  const largar = (): void => {
    clearTimeout(espera)
    chao.off('tileload', largar).off('load', nada)
  }
  // A view is "loaded" when its tiles have come or failed.
  const nada = (): void => {
    largar()
    falhar()
  }
  chao.once('tileload', largar).once('load', nada)
  return largar
}

/** The library writes the credit as HTML; ours is the house's plain text. */
function emTexto(texto: string): string {
  const e = document.createElement('span')
  e.textContent = texto
  return e.innerHTML
}

function marcar(mapa: L.Map, p: PontoNoMapa, ir: (href: string) => void): void {
  const icon = L.divIcon({ className: 'mapa-dos-patios__marca', iconSize: [22, 22], iconAnchor: [11, 11] })
  const marca = L.marker([p.latitude, p.longitude], { icon, title: p.nome, alt: p.nome }).addTo(mapa)
  marca.bindTooltip(emTexto(p.nome), { direction: 'top', offset: [0, -12] })
  const { href } = p
  if (href === undefined) return
  const abrir = (): void => ir(href)
  marca.on('click', abrir)
  marca.on('keypress', (e) => {
    if (e.originalEvent.key === 'Enter') abrir()
  })
}
