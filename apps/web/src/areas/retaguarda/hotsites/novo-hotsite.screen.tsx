// A new house in one path: name and kind, address with its DNS, brand with colours from the logo, copy, administrator, publish.
import {
  Alert,
  Anchor,
  Button,
  Card,
  Checkbox,
  ColorInput,
  FileButton,
  Group,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { PALETA_DA_PLATAFORMA, paletaDe } from '@martelo/domain/hotsites/paleta.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { chamar, ErroDeChamada } from '../../../core/api.ts'
import { ConferirDominio } from './conferir-dominio.tsx'

const NOVO = {
  nome: '',
  tipo: 'leilao' as 'leilao' | 'loja',
  subdominio: '',
  dominio: '',
  copiarDe: null as number | null,
  corPrimaria: PALETA_DA_PLATAFORMA.primaria,
  corSecundaria: PALETA_DA_PLATAFORMA.secundaria,
  administrador: '',
  email: '',
  publicar: true,
}
type Novo = typeof NOVO
interface Aberto {
  readonly id: number
  readonly endereco: string
  readonly senha: string
}

export function meta() {
  return [{ title: TELAS_RETAGUARDA.novoHotsite.title }]
}

export default function NovoHotsite() {
  const [v, setV] = useState<Novo>(NOVO)
  const [erro, setErro] = useState<unknown>(null)
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const [abrindo, setAbrindo] = useState(false)
  const campos = erro instanceof ErroDeChamada ? erro.campos : {}
  const abrir = async (): Promise<void> => {
    setErro(null)
    setAbrindo(true)
    try {
      setAberto(await chamar('POST /v1/hotsite/admin', { body: { ...v, dominio: v.dominio || null } }))
    } catch (e) {
      setErro(e)
    } finally {
      setAbrindo(false)
    }
  }
  if (aberto) return <Pronto a={aberto} nome={v.nome} />
  const p = { v, mudar: (m: Partial<Novo>) => setV({ ...v, ...m }), campos }
  return (
    <Stack maw={760}>
      <Title order={1} size="h2">
        Novo hotsite
      </Title>
      <Identidade {...p} />
      <Endereco {...p} />
      <Marca {...p} />
      <Gente {...p} />
      {erro instanceof Error && (
        <Alert color="red" role="alert">
          {erro.message}
        </Alert>
      )}
      <Group>
        <Button loading={abrindo} onClick={() => void abrir()}>
          Abrir o hotsite
        </Button>
      </Group>
    </Stack>
  )
}

interface Passo {
  readonly v: Novo
  readonly mudar: (m: Partial<Novo>) => void
  readonly campos: Readonly<Record<string, string>>
}

function Quadro({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        {titulo}
      </Title>
      <Stack gap="sm">{children}</Stack>
    </Card>
  )
}

function Identidade({ v, mudar, campos }: Passo) {
  const { data } = useQuery({
    queryKey: ['hotsites-a-copiar'],
    queryFn: () => chamar('GET /v1/hotsite/admin', { query: { pagina: 1, porPagina: 200 } }),
  })
  return (
    <Quadro titulo="1. Nome e tipo">
      <TextInput
        label="Nome da casa"
        value={v.nome}
        onChange={(e) => mudar({ nome: e.currentTarget.value })}
        error={campos.nome}
      />
      <SegmentedControl
        value={v.tipo}
        onChange={(t) => mudar({ tipo: t })}
        data={[
          { value: 'leilao', label: 'Casa de leilões' },
          { value: 'loja', label: 'Loja' },
        ]}
      />
      <Select
        label="Regras, perguntas e páginas de outro site"
        description="Começar como uma casa que já existe: as páginas vêm como rascunhos, sem imagens; em branco: as da plataforma"
        clearable
        data={(data ?? []).map((h) => ({ value: String(h.id), label: h.nome }))}
        value={v.copiarDe === null ? null : String(v.copiarDe)}
        onChange={(id) => mudar({ copiarDe: id === null ? null : Number(id) })}
        error={campos.copiarDe}
      />
    </Quadro>
  )
}

function Endereco({ v, mudar, campos }: Passo) {
  return (
    <Quadro titulo="2. Endereço">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Endereço na plataforma"
          description="A primeira parte: letras minúsculas, números e hífens"
          value={v.subdominio}
          onChange={(e) => mudar({ subdominio: e.currentTarget.value.toLowerCase() })}
          error={campos.subdominio}
        />
        <TextInput
          label="Domínio próprio"
          description="Pode vir depois"
          placeholder="leiloes.com.br"
          value={v.dominio}
          onChange={(e) => mudar({ dominio: e.currentTarget.value.toLowerCase() })}
          error={campos.dominio}
        />
      </SimpleGrid>
      {v.dominio !== '' && <ConferirDominio dominio={v.dominio} />}
    </Quadro>
  )
}

const LADO = 64
/** The picture is looked at in the browser alone; it is sent with the brand, when the house exists. */
async function coresDo(arquivo: File): Promise<{ primaria: string; secundaria: string } | null> {
  const imagem = await createImageBitmap(arquivo)
  const tela = new OffscreenCanvas(LADO, LADO).getContext('2d')
  if (tela === null) return null
  tela.drawImage(imagem, 0, 0, LADO, LADO)
  return paletaDe(tela.getImageData(0, 0, LADO, LADO).data)
}

function Marca({ v, mudar, campos }: Passo) {
  const ler = (arquivo: File | null): void => {
    if (arquivo === null) return
    coresDo(arquivo).then(
      (p) => p && mudar({ corPrimaria: p.primaria, corSecundaria: p.secundaria }),
      () => undefined,
    )
  }
  return (
    <Quadro titulo="3. Cores">
      <Group>
        <FileButton accept="image/png,image/jpeg,image/webp,image/svg+xml" onChange={ler}>
          {(props) => (
            <Button {...props} variant="default" size="xs">
              Tirar as cores do logotipo
            </Button>
          )}
        </FileButton>
        <Text size="xs" c="dimmed">
          O logotipo é enviado depois, em Marca.
        </Text>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ColorInput
          label="Cor principal"
          value={v.corPrimaria}
          onChange={(c) => mudar({ corPrimaria: c })}
          error={campos.corPrimaria}
          eyeDropperButtonProps={{ 'aria-label': 'Pegar a cor principal da tela' }}
        />
        <ColorInput
          label="Cor secundária"
          value={v.corSecundaria}
          onChange={(c) => mudar({ corSecundaria: c })}
          error={campos.corSecundaria}
          eyeDropperButtonProps={{ 'aria-label': 'Pegar a cor secundária da tela' }}
        />
      </SimpleGrid>
    </Quadro>
  )
}

function Gente({ v, mudar, campos }: Passo) {
  return (
    <Quadro titulo="4. Primeiro administrador e publicação">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Nome do administrador"
          value={v.administrador}
          onChange={(e) => mudar({ administrador: e.currentTarget.value })}
          error={campos.administrador}
        />
        <TextInput
          label="E-mail do administrador"
          value={v.email}
          onChange={(e) => mudar({ email: e.currentTarget.value })}
          error={campos.email}
        />
      </SimpleGrid>
      <Checkbox
        label="Publicar agora"
        checked={v.publicar}
        onChange={(e) => mudar({ publicar: e.currentTarget.checked })}
      />
    </Quadro>
  )
}

function Pronto({ a, nome }: { a: Aberto; nome: string }) {
  return (
    <Stack maw={760}>
      <Title order={1} size="h2">
        {nome} está pronto
      </Title>
      <Alert color="teal" title="O hotsite foi aberto">
        <Text size="sm">
          Endereço: <Anchor href={a.endereco}>{a.endereco}</Anchor>
        </Text>
        <Text size="sm">
          O administrador escolhe a senha aqui, uma vez, em até 48 horas:{' '}
          <Anchor href={a.senha}>{a.senha}</Anchor>
        </Text>
        <Text size="sm">
          Depois ele entra, envia o logotipo, cadastra leiloeiro e local e cria o primeiro leilão.
        </Text>
      </Alert>
    </Stack>
  )
}
