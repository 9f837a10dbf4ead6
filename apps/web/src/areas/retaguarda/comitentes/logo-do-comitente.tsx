// A consignor's logo, sent by itself.
import { Button, Card, FileButton, Group, Image, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useEnvio } from '../../../kit/registro/usar-envio.ts'
import type { Comitente } from './comitentes.screen.tsx'

export function LogoDoComitente({
  c,
  editar,
  aoMudar,
}: {
  c: Comitente
  editar: boolean
  aoMudar: () => void
}) {
  const [logo, setLogo] = useState(c.logo)
  const { recusa, enviando, tentar } = useEnvio('logo')
  const mandar = (f: File | null): void => {
    if (f === null) return
    tentar(
      enviar('POST /v1/comitentes/:uid/logo', [f], { params: { uid: c.uid } }).then((r) => {
        setLogo(r.logo)
        avisarSucesso('Logotipo enviado')
        aoMudar()
      }),
    )
  }
  return (
    <Card withBorder>
      <Group justify="space-between">
        {logo ? (
          <Image src={logo} alt={`Logotipo de ${c.nome}`} w={160} h={60} fit="contain" />
        ) : (
          <Text c="dimmed">Sem logotipo</Text>
        )}
        {editar && (
          <FileButton accept="image/png,image/jpeg,image/webp" onChange={mandar}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="xs"
                loading={enviando}
                leftSection={<IconUpload size={14} />}
              >
                {logo ? 'Trocar logotipo' : 'Enviar logotipo'}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {recusa && (
        <Text size="xs" c="red" role="alert" mt="xs">
          {recusa}
        </Text>
      )}
    </Card>
  )
}
