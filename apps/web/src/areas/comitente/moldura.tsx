// The consignor's area: his auctions and nothing else. Rendered in the browser only.
import { AppShell, Button, Group, Text, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Link, Outlet } from 'react-router'
import { ProvedorDeTrabalho } from '../../core/mantine/provedor.tsx'
import { useMarca, useQuem } from '../../core/marca-atual.ts'
import { sair } from '../../core/sessao.ts'
import { EsqueletoDeTrabalho } from '../../kit/moldura/esqueleto.tsx'
import { Guarda } from '../../kit/moldura/guarda.tsx'

export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <EsqueletoDeTrabalho />
}

export default function MolduraDoComitente() {
  return (
    <ProvedorDeTrabalho>
      <Guarda>
        <Moldura />
      </Guarda>
    </ProvedorDeTrabalho>
  )
}

function Moldura() {
  const marca = useMarca()
  const quem = useQuem()
  return (
    <AppShell header={{ height: 56 }} padding={{ base: 'sm', md: 'lg' }}>
      <AppShell.Header px="md">
        <Group h="100%" justify="space-between" wrap="nowrap">
          <UnstyledButton component={Link} to="/">
            <Text fw={700} truncate>
              {marca.nome}
            </Text>
          </UnstyledButton>
          <Group gap="sm" wrap="nowrap">
            <Text size="sm" c="dimmed" visibleFrom="sm">
              {quem?.nome}
            </Text>
            <Button variant="default" leftSection={<IconLogout size={16} />} onClick={() => void sair()}>
              Sair
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}
