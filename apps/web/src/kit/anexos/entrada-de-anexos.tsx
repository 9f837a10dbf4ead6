// Where files come in: dropped, chosen, or taken with a telephone's camera; with their kind and folder.
import { Autocomplete, Button, FileButton, Group, Select, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import {
  ENTIDADES_COM_ANEXOS,
  type EntidadeComAnexos,
  formatosDe,
  limitesDoTipo,
  type NomeDoTipoDeAnexo,
  TIPOS_DE_ANEXO,
} from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { IconCamera, IconUpload, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'

interface Props {
  readonly entidade: EntidadeComAnexos
  readonly pastas: readonly string[]
  readonly cheio: boolean
  /** those of its kinds that this person sends */
  readonly tipos: readonly NomeDoTipoDeAnexo[]
  readonly aoEscolher: (
    arquivos: readonly File[],
    com: { tipo: NomeDoTipoDeAnexo | null; pasta: string },
  ) => void
}

export function EntradaDeAnexos({ entidade, pastas, cheio, tipos, aoEscolher }: Props) {
  const [tipo, setTipo] = useState<NomeDoTipoDeAnexo | null>(null)
  const [pasta, setPasta] = useState('')
  const { maximo } = ENTIDADES_COM_ANEXOS[entidade]
  const mandar = (arquivos: readonly File[]): void => aoEscolher(arquivos, { tipo, pasta: pasta.trim() })
  const umSo = (arquivo: File | null): void => (arquivo ? mandar([arquivo]) : undefined)
  const formatos = formatosDe(entidade)
  if (cheio)
    return (
      <Text size="sm" c="dimmed">
        Este registro tem {maximo} arquivos, o máximo. Remova um para enviar outro.
      </Text>
    )
  return (
    <Stack gap="xs">
      <Group grow preventGrowOverflow={false} align="end">
        <Select
          label="Tipo"
          placeholder="Conforme o arquivo"
          clearable
          clearButtonProps={{ 'aria-label': 'Limpar o tipo' }}
          data={tipos.map((t) => ({ value: t, label: TIPOS_DE_ANEXO[t].rotulo }))}
          value={tipo}
          onChange={(v) => setTipo(tipos.find((t) => t === v) ?? null)}
        />
        <Autocomplete
          label="Pasta"
          placeholder="Sem pasta"
          data={[...pastas]}
          value={pasta}
          onChange={setPasta}
          maxLength={60}
        />
      </Group>
      <Dropzone onDrop={mandar} inputProps={{ 'aria-label': 'Enviar arquivos' }}>
        <Group justify="center" gap="sm" mih={72} wrap="nowrap">
          <IconUpload size={26} aria-hidden />
          <div>
            <Text size="sm" fw={600}>
              Solte os arquivos aqui ou toque para escolher
            </Text>
            <Text size="xs" c="dimmed">
              {limitesDoTipo(entidade, tipo)}
            </Text>
          </div>
        </Group>
      </Dropzone>
      {formatos.includes('jpg') && (
        <Group hiddenFrom="md" grow>
          <FileButton onChange={umSo} accept="image/jpeg,image/png" capture="environment">
            {(p) => (
              <Button {...p} variant="default" leftSection={<IconCamera size={18} aria-hidden />}>
                Fotografar
              </Button>
            )}
          </FileButton>
          {formatos.includes('mov') && (
            <FileButton onChange={umSo} accept="video/*" capture="environment">
              {(p) => (
                <Button {...p} variant="default" leftSection={<IconVideo size={18} aria-hidden />}>
                  Filmar
                </Button>
              )}
            </FileButton>
          )}
        </Group>
      )}
    </Stack>
  )
}
