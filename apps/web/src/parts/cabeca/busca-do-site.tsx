// The search of the header: an ordinary form to the list of lots. Suggestions are loaded with the first focus and
// hang themselves on the same input, so the form never waits for them and works without them.
import { IconSearch } from '@martelo/ui/icones.tsx'
import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { tardia } from '../../core/ao-ver.ts'
import { IR, lotesCom } from './caminhos.ts'

const Sugestoes = tardia(() => import('./sugestoes.tsx'))

export function BuscaDoSite({ grande = false, valor }: { grande?: boolean; valor?: string }) {
  const navegar = useNavigate()
  const campo = useRef<HTMLInputElement>(null)
  const [usada, setUsada] = useState(false)
  const id = grande ? 'busca-grande' : 'busca-do-site'
  return (
    <form
      action={IR.lotes}
      role="search"
      aria-label={grande ? 'Busca principal' : 'Busca no site'}
      className="busca"
      data-grande={grande || undefined}
      onSubmit={(e) => {
        e.preventDefault()
        const q = campo.current?.value.trim() ?? ''
        campo.current?.blur()
        void navegar(q === '' ? IR.lotes : lotesCom({ q }))
      }}
    >
      <IconSearch size={grande ? 24 : 20} />
      <input
        ref={campo}
        id={id}
        type="search"
        name="q"
        defaultValue={valor}
        autoComplete="off"
        maxLength={80}
        aria-label="Buscar por marca, modelo, cidade ou número"
        placeholder={grande ? 'Marca, modelo, cidade ou número' : 'Marca, modelo ou cidade'}
        onFocus={() => setUsada(true)}
      />
      {grande && (
        <button type="submit" className="ui-button" data-variant="primary" data-size="l">
          Buscar
        </button>
      )}
      {usada && (
        <Suspense fallback={null}>
          <Sugestoes campo={campo} id={id} />
        </Suspense>
      )}
    </form>
  )
}
