// What keeps a new client from bidding: papers that the house has not got, or did not accept.
import { Button, Card, Group, Stack, Text } from '@mantine/core'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { IconFileUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMarca } from '../../../core/marca-atual.ts'

/** `situacao`: of the client's documents as a whole. */
export function DocumentosAEnviar({ situacao }: { readonly situacao: string }) {
  const p = palavras(useMarca().tipo)
  const divergente = situacao === 'Divergente'
  return (
    <Card withBorder radius="lg" component="article" aria-label="Documentos">
      <Group justify="space-between" gap="md">
        <Group wrap="nowrap" gap="sm" flex="1 1 18rem">
          <IconFileUpload size={28} color="var(--cor-primaria-texto)" aria-hidden style={{ flex: 'none' }} />
          <Stack gap={2}>
            <Text fw={650}>{divergente ? 'Um documento não foi aceito' : 'Envie os seus documentos'}</Text>
            <Text size="sm" c="dimmed">
              {divergente
                ? 'Confira o motivo e envie de novo.'
                : `Com eles aprovados você pode ${p.darLance}. Leva poucos minutos, e uma foto do celular serve.`}
            </Text>
          </Stack>
        </Group>
        <Button component={Link} to={TELAS_VITRINE.documentos.path}>
          {divergente ? 'Ver o motivo' : 'Enviar documentos'}
        </Button>
      </Group>
    </Card>
  )
}
