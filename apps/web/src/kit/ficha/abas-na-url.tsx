// Tabs of a screen that is no record: which one is open stands in the address, so that a link leads to it.
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useParametros } from '../../core/parametros.ts'

export type AbaNaUrl = readonly [id: string, titulo: string, conteudo: ReactNode]

interface Props {
  readonly abas: readonly AbaNaUrl[]
  /** tabs inside a drawer have a name of their own and keep the rest of the address; a screen's reset it */
  readonly nome?: string
}

export function AbasNaUrl({ abas, nome }: Props) {
  const [busca, mudarBusca] = useParametros()
  const aberta = abas.find(([id]) => id === busca.get(nome ?? 'aba'))?.[0] ?? abas[0]?.[0] ?? null
  return (
    <Tabs
      value={aberta}
      keepMounted={false}
      onChange={(id) =>
        mudarBusca(
          (atual) => {
            const nova = nome === undefined ? new URLSearchParams() : atual
            if (id !== null) nova.set(nome ?? 'aba', id)
            return nova
          },
          { replace: true, preventScrollReset: true },
        )
      }
    >
      <Tabs.List mb="md">
        {abas.map(([id, titulo]) => (
          <Tabs.Tab key={id} value={id}>
            {titulo}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {abas.map(([id, , conteudo]) => (
        <Tabs.Panel key={id} value={id}>
          {conteudo}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
