// The company's own register of partners, each with his document.
import { Button, FileButton, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { chamar, enviar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { ACEITA_DOCUMENTO, emJpegSePreciso } from '../../../kit/anexos/imagem-em-jpeg.ts'
import { QuadroSocietario, type Socio } from '../../../parts/clientes/quadro-societario.tsx'

const CHAVE = ['meus-socios']

export function AbaSociosDaEmpresa() {
  const consultas = useQueryClient()
  const { data } = useQuery({ queryKey: CHAVE, queryFn: () => chamar('GET /v1/cliente/socios') })
  if (data === undefined) return <Skeleton h={200} />
  const por = (socios: Socio[]): void => void consultas.setQueryData(CHAVE, { ...data, socios })
  const mandar = (uid: string, arquivo: File | null): void => {
    if (arquivo === null) return
    emJpegSePreciso(arquivo)
      .then((pronto) => enviar('POST /v1/cliente/socios/:uid/documentos', [pronto], { params: { uid } }))
      .then((socios) => {
        por(socios)
        avisarSucesso('Documento enviado')
      })
      .catch(avisarErro)
  }
  const retirar = (uid: string): void => {
    chamar('DELETE /v1/cliente/socios/:uid', { params: { uid } }).then(por).catch(avisarErro)
  }
  if (!data.empresa) return <Text c="dimmed">Só o cadastro de empresa tem quadro societário.</Text>
  return (
    <Stack>
      <Text size="sm">
        Inclua os sócios da empresa com a participação de cada um e envie o documento com foto.
      </Text>
      <QuadroSocietario
        socios={data.socios}
        incluir={async (s) => por(await chamar('POST /v1/cliente/socios', { body: s }))}
        acoes={(s) => (
          <Group gap="xs">
            <FileButton accept={ACEITA_DOCUMENTO} onChange={(f) => mandar(s.uid, f)}>
              {(props) => (
                <Button {...props} size="xs" variant="default">
                  {s.documentos.length > 0 ? 'Trocar o documento' : 'Enviar documento'}
                </Button>
              )}
            </FileButton>
            <Button size="xs" variant="subtle" color="red" onClick={() => retirar(s.uid)}>
              Retirar
            </Button>
          </Group>
        )}
      />
    </Stack>
  )
}
