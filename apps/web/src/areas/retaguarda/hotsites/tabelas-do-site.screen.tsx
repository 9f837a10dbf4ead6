// What the storefront's simulators and stamps are made of: freight to the capitals, card instalments, stamps.
import { Tabs, Title } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { AbaCarimbos } from './aba-carimbos.tsx'
import { AbaFrete } from './aba-frete.tsx'
import { AbaParcelas } from './aba-parcelas.tsx'

const ABAS = [
  ['frete', 'Frete', <AbaFrete key="frete" />],
  ['parcelas', 'Parcelas no cartão', <AbaParcelas key="parcelas" />],
  ['carimbos', 'Carimbos', <AbaCarimbos key="carimbos" />],
] as const

export default function TabelasDoSite() {
  const [busca, setBusca] = useSearchParams()
  const aba = ABAS.find(([id]) => id === busca.get('aba'))?.[0] ?? 'frete'
  return (
    <>
      <title>Tabelas do site</title>
      <Title order={1} size="h2" mb="md">
        Tabelas do site
      </Title>
      <Tabs
        value={aba}
        keepMounted={false}
        onChange={(id) => setBusca(id === null ? {} : { aba: id }, { replace: true })}
      >
        <Tabs.List mb="md">
          {ABAS.map(([id, titulo]) => (
            <Tabs.Tab key={id} value={id}>
              {titulo}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {ABAS.map(([id, , conteudo]) => (
          <Tabs.Panel key={id} value={id}>
            {conteudo}
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
