// The barcode of a boleto (Interleaved 2 of 5), sharp at any size. White behind it in the dark theme too: readers need it.
import { barrasItf } from '@martelo/domain/boletos/itf.ts'
import './boleto.css'

const ZONA = 12
const ALTURA = 52

export function CodigoDeBarras({ digitos }: { digitos: string }) {
  const { barras, largura } = barrasItf(digitos)
  const total = largura + 2 * ZONA
  return (
    <svg
      className="codigo-de-barras"
      viewBox={`0 0 ${total} ${ALTURA}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Código de barras do boleto"
      shapeRendering="crispEdges"
    >
      <rect width={total} height={ALTURA} className="papel" />
      {barras.map((b) => (
        <rect key={b.x} x={ZONA + b.x} width={b.largura} height={ALTURA} className="barra" />
      ))}
    </svg>
  )
}
