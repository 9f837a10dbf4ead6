// What waits for the house's word: proposals to answer, and lots that a nickname won whose buyer has no name yet.
import { Tabs, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { useSearchParams } from 'react-router'
import { useQuem } from '../../../core/marca-atual.ts'
import { AbaAIdentificar } from './aba-a-identificar.tsx'
import { AbaDePropostas } from './aba-de-propostas.tsx'

export function meta() {
  return [{ title: TELAS_RETAGUARDA.lancesRecebidos.title }]
}

export default function TelaDosLancesRecebidos() {
  const [params, setParams] = useSearchParams()
  const identifica = permite('pregao:identificar', useQuem())
  const aba = identifica && params.get('aba') === 'identificar' ? 'identificar' : 'propostas'
  return (
    <>
      <Title order={1} size="h2" mb="md">
        {TELAS_RETAGUARDA.lancesRecebidos.title}
      </Title>
      <Tabs
        value={aba}
        onChange={(a) => setParams(a === 'identificar' ? { aba: a } : {}, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="propostas">Propostas</Tabs.Tab>
          {identifica && <Tabs.Tab value="identificar">Compradores a identificar</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="propostas">
          <AbaDePropostas />
        </Tabs.Panel>
        <Tabs.Panel value="identificar">
          <AbaAIdentificar />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
