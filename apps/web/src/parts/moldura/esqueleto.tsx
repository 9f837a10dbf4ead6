// What the server sends for a working area: the frame's shape, without its libraries, until the browser takes over.
export function EsqueletoDeTrabalho() {
  return (
    <div
      aria-busy="true"
      aria-live="polite"
      style={{ display: 'grid', gridTemplateRows: '3.5rem 1fr', minHeight: '100vh' }}
    >
      <div style={{ borderBottom: '1px solid var(--cor-borda)', background: 'var(--cor-superficie)' }} />
      <p style={{ padding: 'var(--space-8)', color: 'var(--cor-texto-2)' }}>Carregando…</p>
    </div>
  )
}
