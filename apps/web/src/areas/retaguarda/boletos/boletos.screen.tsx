// Boletos of the house: the list, the files to and from the bank, and the agreements of its accounts.
import { Stack, Tabs, Text, Title } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { AbaDeConvenios } from './aba-de-convenios.tsx'
import { AbaDeRemessas } from './aba-de-remessas.tsx'
import { AbaDeRetornos } from './aba-de-retornos.tsx'
import { ListaDeBoletos } from './lista-de-boletos.tsx'

export function meta() {
  return [{ title: 'Boletos' }]
}

const ABAS = ['boletos', 'remessas', 'retornos', 'convenios'] as const

export default function TelaDeBoletos() {
  const [busca, setBusca] = useSearchParams()
  const aba = ABAS.find((a) => a === busca.get('aba')) ?? 'boletos'
  return (
    <Stack>
      <div>
        <Title order={1} size="h2">
          Boletos
        </Title>
        <Text size="sm" c="dimmed">
          Um boleto só pode ser pago depois que o banco o registra, pela API ou pelo arquivo de remessa.
        </Text>
      </div>
      <Tabs
        value={aba}
        onChange={(a) => setBusca(a === null || a === 'boletos' ? {} : { aba: a }, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="boletos">Boletos</Tabs.Tab>
          <Tabs.Tab value="remessas">Remessas</Tabs.Tab>
          <Tabs.Tab value="retornos">Retornos</Tabs.Tab>
          <Tabs.Tab value="convenios">Contas e convênios</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="boletos">
          <ListaDeBoletos />
        </Tabs.Panel>
        <Tabs.Panel value="remessas">
          <AbaDeRemessas />
        </Tabs.Panel>
        <Tabs.Panel value="retornos">
          <AbaDeRetornos />
        </Tabs.Panel>
        <Tabs.Panel value="convenios">
          <AbaDeConvenios />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
