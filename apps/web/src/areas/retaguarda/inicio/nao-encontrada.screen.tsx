// Not found below /admin: shown inside the frame, so that the menu stays at hand.
import { Button, Center, Group, Stack, Text, Title } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { data, Link, useLocation } from 'react-router'

/** The address does not exist, for any role. */
export function loader() {
  return data(null, { status: 404 })
}

export function meta() {
  return [{ title: TELAS_RETAGUARDA.naoEncontradaNaRetaguarda.title }]
}

export default function NaoEncontrada() {
  const { pathname } = useLocation()
  return (
    <Center mih="60vh">
      <Stack align="center" gap="sm" maw={520}>
        <Title order={1} size="h2" ta="center">
          Não há nada neste endereço
        </Title>
        <Text c="dimmed" ta="center" style={{ overflowWrap: 'anywhere' }}>
          {pathname} mudou de lugar, foi apagado, ou foi escrito com um engano.
        </Text>
        <Group>
          <Button onClick={() => spotlight.open()}>Buscar</Button>
          <Button component={Link} to={TELAS_RETAGUARDA.hoje.path} variant="default">
            Ir para o início
          </Button>
        </Group>
      </Stack>
    </Center>
  )
}
