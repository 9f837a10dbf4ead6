/**
 * Tabs after the WAI-ARIA pattern: one stop of the Tab key, arrows move and select, Home and End jump.
 * The panels stay in the page (hidden), so that a server-rendered page has all its text and a tab keeps its state.
 * For parts of a page with an address of their own use links, not tabs.
 */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { cx } from './class-names.ts'
import './tabs.css'

export type Tab = { readonly id: string; readonly label: ReactNode; readonly content: ReactNode }

export type TabsProps = {
  /** names the row of tabs */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value?: string
  readonly onValueChange?: (id: string) => void
  readonly className?: string
}

const SALTOS: Record<string, (atual: number, total: number) => number> = {
  ArrowRight: (i, n) => (i + 1) % n,
  ArrowLeft: (i, n) => (i - 1 + n) % n,
  Home: () => 0,
  End: (_, n) => n - 1,
}

export function Tabs({ label, tabs, value, onValueChange, className }: TabsProps) {
  const base = useId()
  const [interna, setInterna] = useState(tabs[0]?.id)
  const ativa = value ?? interna
  const escolher = (id: string) => {
    setInterna(id)
    onValueChange?.(id)
  }
  const aoTeclar = (evento: KeyboardEvent<HTMLButtonElement>) => {
    const salto = SALTOS[evento.key]
    if (!salto) return
    evento.preventDefault()
    const destino =
      tabs[
        salto(
          Math.max(
            0,
            tabs.findIndex((t) => t.id === ativa),
          ),
          tabs.length,
        )
      ]
    if (!destino) return
    escolher(destino.id)
    document.getElementById(`${base}-aba-${destino.id}`)?.focus()
  }
  return (
    <div className={cx('ui-tabs', className)}>
      <div className="ui-tabs__list" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-aba-${tab.id}`}
            aria-selected={tab.id === ativa}
            aria-controls={`${base}-painel-${tab.id}`}
            tabIndex={tab.id === ativa ? 0 : -1}
            onClick={() => escolher(tab.id)}
            onKeyDown={aoTeclar}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className="ui-tabs__panel"
          id={`${base}-painel-${tab.id}`}
          aria-labelledby={`${base}-aba-${tab.id}`}
          hidden={tab.id !== ativa}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
