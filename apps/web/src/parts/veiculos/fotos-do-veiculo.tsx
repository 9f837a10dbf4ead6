// Photographs of a vehicle: dropped or chosen, sent one after another, ordered by drag and by keyboard, with a caption
// each. The first is the cover.
import {
  ActionIcon,
  Alert,
  Badge,
  Card,
  Group,
  Image,
  List,
  Progress,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
import { Dropzone, IMAGE_MIME_TYPE } from '@mantine/dropzone'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { IconGripVertical, IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { chamar, enviar } from '../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../core/mantine/avisos.ts'
import { Confirmar } from '../../kit/ficha/confirmar.tsx'
import { moverNaLista, useOrdenavel } from '../../kit/ordenavel/usar-ordenavel.ts'
import '../fotos/fotos-do-veiculo.css'

type Foto = RespostaDe<Calls['GET /v1/veiculos/:uid']>['fotos'][number]
const MAIOR_FOTO = 15 * 1024 * 1024

interface Props {
  readonly uid: string
  readonly fotos: readonly Foto[]
  readonly editar: boolean
  readonly aoMudar: () => void
}

export function FotosDoVeiculo({ uid, fotos, editar, aoMudar }: Props) {
  const [enviando, setEnviando] = useState<{ feitas: number; todas: number } | null>(null)
  const [recusadas, setRecusadas] = useState<readonly string[]>([])
  // The order that was just chosen, until the server's own is read.
  const [local, setLocal] = useState<{ de: readonly Foto[]; ordem: readonly Foto[] } | null>(null)
  const vistas = local !== null && local.de === fotos ? local.ordem : fotos
  const mandar = async (arquivos: readonly File[]): Promise<void> => {
    const ruins: string[] = []
    setRecusadas([])
    for (const [i, arquivo] of arquivos.entries()) {
      setEnviando({ feitas: i, todas: arquivos.length })
      try {
        await enviar('POST /v1/veiculos/:uid/fotos', [arquivo], { params: { uid }, body: { tipo: 'foto' } })
      } catch (e) {
        ruins.push(e instanceof Error ? e.message : String(e))
      }
    }
    setEnviando(null)
    setRecusadas(ruins)
    const boas = arquivos.length - ruins.length
    if (boas > 0) avisarSucesso(boas === 1 ? '1 foto enviada' : `${boas} fotos enviadas`)
    aoMudar()
  }
  const mover = (de: number, para: number): void => {
    const ordem = moverNaLista(vistas, de, para)
    setLocal({ de: fotos, ordem })
    chamar('PUT /v1/veiculos/:uid/fotos/ordem', { params: { uid }, body: { fotos: ordem.map((f) => f.uid) } })
      .catch(avisarErro)
      .finally(aoMudar)
  }
  const { item, anuncio } = useOrdenavel({
    quantos: vistas.length,
    mover,
    nome: (i) => `foto ${i + 1}`,
    travado: !editar,
  })
  return (
    <Stack>
      <VisuallyHidden role="status">{anuncio}</VisuallyHidden>
      {editar && <Entrada enviando={enviando} mandar={(a) => void mandar(a)} />}
      {recusadas.length > 0 && (
        <Alert
          color="red"
          title="Fotos que não puderam ser usadas"
          role="alert"
          withCloseButton
          closeButtonLabel="Fechar aviso"
          onClose={() => setRecusadas([])}
        >
          <List size="sm">
            {recusadas.map((r, i) => (
              <List.Item key={`${i}-${r}`}>{r}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {vistas.length === 0 && !editar && <Text c="dimmed">Nenhuma foto.</Text>}
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} className="fotos-do-veiculo">
        {vistas.map((f, i) => (
          <UmaFoto
            key={f.uid}
            uid={uid}
            foto={f}
            capa={i === 0}
            editar={editar}
            aoMudar={aoMudar}
            ordenavel={item(i)}
          />
        ))}
      </SimpleGrid>
    </Stack>
  )
}

function Entrada({
  enviando,
  mandar,
}: {
  enviando: { feitas: number; todas: number } | null
  mandar: (a: File[]) => void
}) {
  return (
    <>
      <Dropzone
        onDrop={mandar}
        onReject={(r) =>
          avisarErro(
            new Error(r.map((x) => `${x.file.name}: envie JPEG, PNG ou WebP de até 15 MB`).join('\n')),
          )
        }
        accept={[...IMAGE_MIME_TYPE, 'image/heic']}
        maxSize={MAIOR_FOTO}
        loading={enviando !== null}
        inputProps={{ 'aria-label': 'Enviar fotos' }}
      >
        <Group justify="center" gap="sm" mih={90}>
          <IconPhotoPlus size={28} aria-hidden />
          <div>
            <Text size="sm" fw={600}>
              Arraste as fotos para cá ou clique para escolher
            </Text>
            <Text size="xs" c="dimmed">
              JPEG, PNG ou WebP, até 15 MB cada. Localização e dados da câmera são removidos.
            </Text>
          </div>
        </Group>
      </Dropzone>
      {enviando && (
        <div role="status">
          <Text size="sm" mb={4}>
            Enviando {enviando.feitas + 1} de {enviando.todas}
          </Text>
          <Progress value={(enviando.feitas / enviando.todas) * 100} aria-label="Fotos enviadas" />
        </div>
      )}
    </>
  )
}

function Selos({ foto, capa }: { foto: Foto; capa: boolean }) {
  return (
    <>
      {foto.situacao === 'PENDENTE' && (
        <Badge className="foto-espera" color="yellow" variant="filled" tt="none">
          A aprovar
        </Badge>
      )}
      {capa && (
        <Badge className="foto-capa" color="dark" variant="filled" tt="none">
          Capa
        </Badge>
      )}
    </>
  )
}

function UmaFoto({
  uid,
  foto,
  capa,
  editar,
  aoMudar,
  ordenavel,
}: {
  uid: string
  foto: Foto
  capa: boolean
  editar: boolean
  aoMudar: () => void
  ordenavel: ReturnType<ReturnType<typeof useOrdenavel>['item']>
}) {
  const [apagando, setApagando] = useState(false)
  const versao = foto.versoes.find((v) => v.largura >= 640) ?? foto.versoes.at(-1)
  const legendar = (legenda: string): void => {
    if (legenda === foto.legenda) return
    chamar('PUT /v1/veiculos/:uid/fotos/:fotoUid', { params: { uid, fotoUid: foto.uid }, body: { legenda } })
      .then(aoMudar)
      .catch(avisarErro)
  }
  return (
    <Card withBorder padding="xs" {...ordenavel.linha}>
      <Card.Section className="foto-moldura" style={{ background: foto.cor }}>
        <Image
          src={versao?.url}
          alt={foto.legenda || 'Foto do veículo'}
          fit="cover"
          draggable={false}
          loading="lazy"
        />
        <Selos foto={foto} capa={capa} />
      </Card.Section>
      {editar && (
        <Group gap={4} mt="xs" wrap="nowrap">
          <UnstyledButton className="alca" {...ordenavel.alca}>
            <IconGripVertical size={18} aria-hidden />
          </UnstyledButton>
          <TextInput
            size="xs"
            placeholder="Legenda"
            aria-label="Legenda da foto"
            defaultValue={foto.legenda}
            maxLength={200}
            style={{ flex: 1 }}
            onBlur={(e) => legendar(e.currentTarget.value.trim())}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label="Apagar a foto"
            onClick={() => setApagando(true)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      )}
      <ApagarFoto
        uid={uid}
        fotoUid={foto.uid}
        aberto={apagando}
        aoFechar={() => setApagando(false)}
        aoMudar={aoMudar}
      />
    </Card>
  )
}

function ApagarFoto({
  uid,
  fotoUid,
  aberto,
  aoFechar,
  aoMudar,
}: {
  uid: string
  fotoUid: string
  aberto: boolean
  aoFechar: () => void
  aoMudar: () => void
}) {
  return (
    <Confirmar
      aberto={aberto}
      titulo="Apagar esta foto?"
      botao="Apagar"
      perigo
      aoFechar={aoFechar}
      aoConfirmar={async () => {
        await chamar('DELETE /v1/veiculos/:uid/fotos/:fotoUid', { params: { uid, fotoUid } })
        aoMudar()
      }}
    >
      Ela sai do site e dos lotes deste veículo.
    </Confirmar>
  )
}
