// The home page of a hotsite.
import { useMarca } from '../../../core/marca-atual.ts'

export default function Inicio() {
  const marca = useMarca()
  return (
    <section
      style={{
        padding: 'var(--space-section) var(--page-gutter)',
        background: 'var(--gradiente)',
        color: 'var(--cor-sobre-gradiente)',
      }}
    >
      <title>{marca.nome}</title>
      <h1>{marca.slogan}</h1>
    </section>
  )
}
