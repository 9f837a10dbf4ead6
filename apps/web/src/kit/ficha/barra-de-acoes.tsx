// What can be done with the record. On a phone it is one line under the thumb: the first actions that fit stay in sight, the
// others are behind "Mais". They are never taken out of the page, so that an open menu or dialog of theirs stays open.
import { Button, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

export function BarraDeAcoes({ children }: { children: ReactNode }) {
  const id = useId()
  const { lista, sobram } = useAsQueSobram()
  const [aberta, setAberta] = useState(false)
  return (
    <div className="ficha-barra" data-aberta={(aberta && sobram) || undefined}>
      <Group gap="xs" className="ficha-acoes" id={id} ref={lista}>
        {children}
      </Group>
      {sobram && (
        <Button
          variant="default"
          className="ficha-mais"
          aria-expanded={aberta}
          aria-controls={id}
          rightSection={aberta ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
          onClick={() => setAberta((a) => !a)}
        >
          {aberta ? 'Menos' : 'Mais'}
        </Button>
      )}
    </div>
  )
}

/** Marks the actions that stand below the first line, and says whether there are any. */
function useAsQueSobram() {
  const lista = useRef<HTMLDivElement>(null)
  const [sobram, setSobram] = useState(false)
  useEffect(() => {
    const l = lista.current
    if (l === null) return
    const medir = (): void => {
      const acoes = [...l.querySelectorAll<HTMLElement>('a, button')].filter((a) => a.offsetParent !== null)
      const topo = Math.min(...acoes.map((a) => a.offsetTop))
      const primeira = acoes.find((a) => a.offsetTop === topo)
      const fim = topo + (primeira?.offsetHeight ?? 0)
      let alguma = false
      for (const a of acoes) {
        const sobra = a.offsetTop >= fim
        a.toggleAttribute('data-sobra', sobra)
        alguma ||= sobra
      }
      setSobram(alguma)
    }
    medir()
    const tamanho = new ResizeObserver(medir)
    tamanho.observe(l)
    // An action that appears, goes or is renamed moves the others.
    const filhos = new MutationObserver(medir)
    filhos.observe(l, { childList: true, subtree: true, characterData: true })
    return () => {
      tamanho.disconnect()
      filhos.disconnect()
    }
  }, [])
  return { lista, sobram }
}
