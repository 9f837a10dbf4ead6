// What the server sends for a working area: the frame's shape, without its libraries, until the browser takes over.
import './esqueleto.css'

export function EsqueletoDeTrabalho() {
  return (
    <div aria-busy="true" aria-label="Carregando" className="esqueleto-de-trabalho" role="status">
      <div className="esqueleto-de-trabalho__barra" />
      <div className="esqueleto-de-trabalho__menu" aria-hidden>
        <Barras quantas={7} />
      </div>
      <div className="esqueleto-de-trabalho__corpo" aria-hidden>
        <Barras quantas={9} />
      </div>
    </div>
  )
}

function Barras({ quantas }: { quantas: number }) {
  return Array.from({ length: quantas }, (_, i) => <i key={i} />)
}
