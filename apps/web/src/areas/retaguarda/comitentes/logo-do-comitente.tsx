// A consignor's logo, sent by itself.
import { Card, Group, Image, Text } from '@mantine/core'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { EnviarImagem, RecusaDaImagem } from '../../../kit/registro/enviar-imagem.tsx'
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
  const mandar = (f: File): void =>
    tentar(
      enviar('POST /v1/comitentes/:uid/logo', [f], { params: { uid: c.uid } }).then((r) => {
        setLogo(r.logo)
        avisarSucesso('Logotipo enviado')
        aoMudar()
      }),
    )
  return (
    <Card withBorder>
      <Group justify="space-between">
        {logo ? (
          <Image src={logo} alt={`Logotipo de ${c.nome}`} w={160} h={60} fit="contain" />
        ) : (
          <Text c="dimmed">Sem logotipo</Text>
        )}
        {editar && (
          <EnviarImagem
            nome="logotipo"
            escrito={['Enviar logotipo', 'Trocar logotipo']}
            tem={Boolean(logo)}
            enviando={enviando}
            aoEscolher={mandar}
          />
        )}
      </Group>
      <RecusaDaImagem erro={recusa} />
    </Card>
  )
}
