// Photographs of many vehicles in one drop: the file's name says the plate. One goes after the other, so that neither this
// device nor the server holds more than a few; what could not be placed is listed with its reason.
import { Alert, Group, List, Progress, Text } from '@mantine/core'
import { Dropzone, IMAGE_MIME_TYPE } from '@mantine/dropzone'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { emOrdemDeFoto } from '@martelo/domain/veiculos/fotos-por-placa.ts'
import { IconPhotoUp } from '@tabler/icons-react'
import { useState } from 'react'
import { enviar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'

const MAIOR_FOTO = 15 * 1024 * 1024

export function FotosPorPlaca({ aoEnviar }: { aoEnviar: () => void }) {
  const [andamento, setAndamento] = useState<{ feitas: number; todas: number } | null>(null)
  const [recusas, setRecusas] = useState<readonly string[]>([])
  const mandar = async (arquivos: readonly File[]): Promise<void> => {
    const porNome = new Map(arquivos.map((a) => [a.name, a]))
    const ordem = emOrdemDeFoto([...porNome.keys()])
    const ruins: string[] = []
    for (const [i, nome] of ordem.entries()) {
      setAndamento({ feitas: i, todas: ordem.length })
      const arquivo = porNome.get(nome)
      if (arquivo === undefined) continue
      try {
        const r = await enviar('POST /v1/fotos/por-placa', [arquivo])
        ruins.push(...r.arquivos.flatMap((a) => (a.mensagem === null ? [] : [`${a.nome}: ${a.mensagem}`])))
      } catch (e) {
        ruins.push(`${nome}: ${e instanceof Error ? e.message : String(e)}`)
      }
    }
    setAndamento(null)
    setRecusas(ruins)
    avisarSucesso(quantos(ordem.length - ruins.length, 'foto enviada', 'fotos enviadas'))
    aoEnviar()
  }
  return (
    <>
      <Dropzone
        onDrop={(a) => void mandar(a)}
        onReject={(r) =>
          avisarErro(new Error(`${r[0]?.file.name ?? ''}: envie JPEG, PNG ou WebP de até 15 MB`))
        }
        accept={[...IMAGE_MIME_TYPE, 'image/heic']}
        maxSize={MAIOR_FOTO}
        loading={andamento !== null}
        inputProps={{ 'aria-label': 'Fotos por placa' }}
      >
        <Group justify="center" gap="sm">
          <IconPhotoUp size={28} aria-hidden />
          <Text size="sm">
            Fotos de muitos veículos: a placa no nome do arquivo (<b>ABC1D23-02.jpg</b>)
          </Text>
        </Group>
      </Dropzone>
      {andamento && (
        <div role="status">
          <Text size="sm">
            Enviando {andamento.feitas + 1} de {andamento.todas}
          </Text>
          <Progress value={(100 * andamento.feitas) / andamento.todas} aria-label="Fotos enviadas" />
        </div>
      )}
      {recusas.length > 0 && (
        <Alert
          color="yellow"
          title={quantos(recusas.length, 'foto sem lugar', 'fotos sem lugar')}
          withCloseButton
          closeButtonLabel="Fechar aviso"
          onClose={() => setRecusas([])}
        >
          <List size="sm">
            {recusas.slice(0, 30).map((r) => (
              <List.Item key={r}>{r}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  )
}
