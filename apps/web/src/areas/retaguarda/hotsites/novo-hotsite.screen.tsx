// A new house in one path: name and kind, address with its DNS, logo with colours from it, copy, people, rehearsal,
// publish.
import {
  Alert,
  Anchor,
  Button,
  Card,
  Checkbox,
  ColorInput,
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
import {
  GRUPOS_A_COPIAR,
  type GrupoACopiar,
  ROTULO_DO_GRUPO,
} from '@martelo/domain/hotsites/grupos-a-copiar.ts'
import { PALETA_DA_PLATAFORMA } from '@martelo/domain/hotsites/paleta.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { chamar, enviar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { errosQueFicam } from '../../../kit/formulario/erros-que-ficam.ts'
import { ConferirDominio } from './conferir-dominio.tsx'
import { type Convidado, EquipeDoNovoHotsite } from './equipe-do-novo-hotsite.tsx'
import { LogoDoNovoHotsite } from './logo-do-novo-hotsite.tsx'

const NOVO = {
  nome: '',
  tipo: 'leilao' as 'leilao' | 'loja',
  subdominio: '',
  dominio: '',
  copiarDe: null as number | null,
  copiar: [...GRUPOS_A_COPIAR] as GrupoACopiar[],
  corPrimaria: PALETA_DA_PLATAFORMA.primaria,
  corSecundaria: PALETA_DA_PLATAFORMA.secundaria,
  administrador: '',
  email: '',
  equipe: [] as Convidado[],
  publicar: true,
  leilaoDeTeste: false,
}
type Novo = typeof NOVO
interface Aberto {
  readonly id: number
  /** why the logo is not on the site; null: it is, or there is none */
  readonly semLogo: string | null
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
  const [logo, setLogo] = useState<File | null>(null)
  const [enviado, setEnviado] = useState(v)
  const recusados = erro instanceof ErroDeChamada ? erro.campos : {}
  const campos = errosQueFicam(recusados, enviado, v)
  const corrigido = Object.keys(recusados).length > 0 && Object.keys(campos).length === 0
  const abrir = async (): Promise<void> => {
    setErro(null)
    setEnviado(v)
    setAbrindo(true)
    try {
      const casa = await chamar('POST /v1/hotsite/admin', { body: { ...v, dominio: v.dominio || null } })
      setAberto({ ...casa, semLogo: logo === null ? null : await porLogo(casa.id, logo) })
    } catch (e) {
      setErro(e)
    } finally {
      setAbrindo(false)
    }
  }
  if (aberto) return <Pronto a={aberto} v={v} />
  const p = { v, mudar: (m: Partial<Novo>) => setV({ ...v, ...m }), campos }
  return (
    <Stack maw={760}>
      <Title order={1} size="h2">
        Novo hotsite
      </Title>
      <Identidade {...p} />
      <Endereco {...p} />
      <Marca {...p} logo={logo} mudarLogo={setLogo} />
      <Gente {...p} />
      {erro instanceof Error && !corrigido && (
        <Alert color="red" role="alert">
          {Object.keys(campos).length > 1 ? 'Confira os campos marcados.' : erro.message}
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

/** The house stands already: a logo that fails is said, and loses nothing. */
async function porLogo(id: number, logo: File): Promise<string | null> {
  try {
    await enviar('POST /v1/hotsite/admin/:id/logo', [logo], { params: { id } })
    return null
  } catch (e) {
    return e instanceof ErroDeChamada ? e.message : 'Não foi possível enviar.'
  }
}

interface Passo {
  readonly v: Novo
  readonly mudar: (m: Partial<Novo>) => void
  readonly campos: Readonly<Record<string, string>>
}

interface ComLogo {
  readonly logo: File | null
  readonly mudarLogo: (logo: File) => void
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
        label="Copiar de outro site"
        description="Começar como uma casa que já existe; em branco: com as páginas da plataforma"
        clearable
        data={(data ?? []).map((h) => ({ value: String(h.id), label: h.nome }))}
        value={v.copiarDe === null ? null : String(v.copiarDe)}
        onChange={(id) => mudar({ copiarDe: id === null ? null : Number(id) })}
        error={campos.copiarDe}
      />
      {v.copiarDe !== null && (
        <Checkbox.Group
          label="O que copiar"
          value={v.copiar}
          onChange={(copiar) => mudar({ copiar: GRUPOS_A_COPIAR.filter((g) => copiar.includes(g)) })}
          error={campos.copiar}
        >
          <Stack gap="xs" mt="xs">
            {GRUPOS_A_COPIAR.map((g) => (
              <Checkbox key={g} value={g} label={ROTULO_DO_GRUPO[g]} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
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

function Marca({ v, mudar, campos, logo, mudarLogo }: Passo & ComLogo) {
  return (
    <Quadro titulo="3. Logo e cores">
      <LogoDoNovoHotsite
        logo={logo}
        aoEscolher={(arquivo, c) => {
          mudarLogo(arquivo)
          mudar({ corPrimaria: c.primaria, corSecundaria: c.secundaria })
        }}
      />
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
    <Quadro titulo="4. Equipe, teste e publicação">
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
      <EquipeDoNovoHotsite equipe={v.equipe} mudar={(equipe) => mudar({ equipe })} campos={campos} />
      <Checkbox
        label="Montar um leilão de teste"
        description="Três lotes prontos que só a equipe vê: conduz-se até o martelo e retira-se num ato"
        checked={v.leilaoDeTeste}
        onChange={(e) => mudar({ leilaoDeTeste: e.currentTarget.checked })}
      />
      <Checkbox
        label="Publicar agora"
        description="Sem isto o site fica em preparação: a equipe entra e o arruma, os visitantes leem que abre em breve. Publica-se em Hotsites, no botão Endereço"
        checked={v.publicar}
        onChange={(e) => mudar({ publicar: e.currentTarget.checked })}
      />
    </Quadro>
  )
}

function Pronto({ a, v }: { a: Aberto; v: Novo }) {
  return (
    <Stack maw={760}>
      <Title order={1} size="h2">
        {v.nome} está pronto
      </Title>
      <Alert color="teal" title="O hotsite foi aberto">
        <Text size="sm">
          Endereço: <Anchor href={a.endereco}>{a.endereco}</Anchor>
        </Text>
        <Text size="sm">
          O administrador escolhe a senha aqui, uma vez, em até 48 horas:{' '}
          <Anchor href={a.senha}>{a.senha}</Anchor>
        </Text>
        {v.equipe.length > 0 && (
          <Text size="sm">
            Cada pessoa da equipe recebe por e-mail o endereço para escolher a sua senha:{' '}
            {v.equipe.map((p) => p.email).join(', ')}.
          </Text>
        )}
        <Text size="sm">
          {v.leilaoDeTeste
            ? 'Depois ele entra, conduz o leilão de teste e o retira, cadastra leiloeiro e local e cria o primeiro leilão.'
            : 'Depois ele entra, cadastra leiloeiro e local e cria o primeiro leilão. Em Leilões ele monta um de teste.'}
        </Text>
      </Alert>
      {a.semLogo !== null && (
        <Alert color="yellow" title="O logotipo não foi enviado">
          {a.semLogo} Envie-o em Hotsites, na aba Marca da casa.
        </Alert>
      )}
    </Stack>
  )
}
