// From a record to the one before and after it, as the list from which it was opened had them: a queue is worked without
// going back to it each time. Kept for the tab; an address that was opened by itself has no neighbours.
import { ActionIcon, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'

interface Lista {
  /** the list's own address, with its filters */
  readonly de: string
  readonly urls: readonly string[]
}

const CHAVE = 'martelo.lista-aberta'
const MAXIMO = 200

/** Called by a list when one of its records is opened. */
export function lembrarDaLista(urls: readonly string[]): void {
  const lista: Lista = { de: location.pathname + location.search, urls: urls.slice(0, MAXIMO) }
  try {
    sessionStorage.setItem(CHAVE, JSON.stringify(lista))
  } catch {
    // A browser that keeps nothing has no neighbours to show.
  }
}

function lerLista(): Lista | null {
  try {
    return JSON.parse(sessionStorage.getItem(CHAVE) ?? 'null') as Lista | null
  } catch {
    return null
  }
}

const caminhoDe = (url: string): string => url.split('?')[0] ?? url

/** The address of the list that this record was opened from, when that list stands at `lista`. */
export function enderecoDaLista(lista: string): string {
  const de = typeof sessionStorage === 'undefined' ? undefined : lerLista()?.de
  return de !== undefined && caminhoDe(de) === lista ? de : lista
}

export function Vizinhos() {
  const { pathname } = useLocation()
  const urls = lerLista()?.urls ?? []
  const i = urls.findIndex((u) => caminhoDe(u) === pathname)
  if (i < 0 || urls.length < 2) return null
  return (
    <Group gap={4} wrap="nowrap" component="nav" aria-label="Registros da lista">
      <Ir para={urls[i - 1]} rotulo="Registro anterior" Desenho={IconChevronLeft} />
      <Text size="xs" c="dimmed" className="numeros nao-quebra">
        {i + 1} de {urls.length}
      </Text>
      <Ir para={urls[i + 1]} rotulo="Próximo registro" Desenho={IconChevronRight} />
    </Group>
  )
}

function Ir(p: { para: string | undefined; rotulo: string; Desenho: typeof IconChevronLeft }) {
  if (p.para === undefined)
    return (
      <ActionIcon variant="default" disabled aria-label={p.rotulo}>
        <p.Desenho size={16} />
      </ActionIcon>
    )
  return (
    <ActionIcon variant="default" component={Link} to={p.para} aria-label={p.rotulo} title={p.rotulo}>
      <p.Desenho size={16} />
    </ActionIcon>
  )
}
