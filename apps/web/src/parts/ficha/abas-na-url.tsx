// Tabs of a screen that is no record: which one is open stands in the address, so that a link leads to it.
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

export type AbaNaUrl = readonly [id: string, titulo: string, conteudo: ReactNode]

export function AbasNaUrl({ abas }: { abas: readonly AbaNaUrl[] }) {
  const [busca, setBusca] = useSearchParams()
  const aberta = abas.find(([id]) => id === busca.get('aba'))?.[0] ?? abas[0]?.[0] ?? null
  return (
    <Tabs
      value={aberta}
      keepMounted={false}
      onChange={(id) => setBusca(id === null ? {} : { aba: id }, { replace: true })}
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
