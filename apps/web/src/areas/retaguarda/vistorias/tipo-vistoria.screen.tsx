// The editor of a type: its categories and items, and beside them how the phone will ask. Changed questions become a new
// version; earlier versions stay with the inspections that were made with them, and are shown here.
import {
  Alert,
  Button,
  Checkbox,
  Group,
  MultiSelect,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { quantos } from '@martelo/domain/comum/quantos.ts'
import {
  type CategoriaDaVistoria,
  recusarCategorias,
  ROTULO_DO_BEM,
  TIPOS_DE_BEM_VISTORIADO,
} from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { novaChave } from '../../../core/chave-do-pedido.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { PreviaDoTipo } from '../../../parts/vistorias/previa-do-tipo.tsx'
import { EditorDeCategorias } from './editor-de-categorias.tsx'

type Tipo = RespostaDe<Calls['GET /v1/tipo-vistoria/find/:uid']>

const NOVO: Pick<
  Tipo,
  'nome' | 'podeEditar' | 'disponivelParaTipos' | 'mostrarAoComprador' | 'ativo' | 'categorias'
> = {
  nome: '',
  podeEditar: true,
  disponivelParaTipos: ['LEVE'],
  mostrarAoComprador: true,
  ativo: true,
  categorias: [],
}

export default function TelaDoTipoDeVistoria() {
  const { uid = '' } = useParams()
  const [busca] = useSearchParams()
  const numero = Number(busca.get('versao') ?? 0) || undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['tipo-de-vistoria', uid, numero],
    queryFn: () =>
      chamar('GET /v1/tipo-vistoria/find/:uid', {
        params: { uid },
        query: numero === undefined ? {} : { numero },
      }),
    enabled: uid !== 'novo',
  })
  if (uid === 'novo') return <Editor key="novo" tipo={null} />
  if (error && !data)
    return (
      <FichaComErro
        erro={error}
        voltar={TELAS_RETAGUARDA.tiposVistoria.path}
        refazer={() => void refetch()}
      />
    )
  if (!data) return <FichaCarregando />
  return <Editor key={`${data.uid}-${data.versao}-${data.numero}`} tipo={data} />
}

function Editor({ tipo }: { tipo: Tipo | null }) {
  const consultas = useQueryClient()
  const navegar = useNavigate()
  const [dados, setDados] = useState(() => ({ ...NOVO, ...tipo }))
  const [categorias, setCategorias] = useState<readonly CategoriaDaVistoria[]>(() => tipo?.categorias ?? [])
  const [chaveDoPedido] = useState(novaChave)
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const [salvando, setSalvando] = useState(false)
  const antiga = tipo !== null && tipo.numero !== tipo.versaoDasPerguntas
  const travado = tipo !== null && (antiga || !tipo.podeEditar)
  const mudar = (m: Partial<typeof NOVO>): void => setDados((d) => ({ ...d, ...m }))
  const salvar = (): void => {
    const erro = recusarCategorias(categorias)
    if (dados.nome.trim() === '') return setErros({ nome: 'Informe o nome' })
    if (erro !== null) return setErros({ categorias: erro })
    setErros({})
    setSalvando(true)
    const { nome, podeEditar, disponivelParaTipos, mostrarAoComprador, ativo } = dados
    const corpo = { nome, podeEditar, disponivelParaTipos, mostrarAoComprador, ativo }
    chamar('POST /v1/tipo-vistoria', {
      body: {
        ...corpo,
        categorias: structuredClone(categorias) as Tipo['categorias'],
        ...(tipo === null ? { chaveDoPedido } : { uid: tipo.uid, versao: tipo.versao }),
      },
    })
      .then(async ({ uid, numero }) => {
        avisarSucesso(`Salvo, versão ${numero} das perguntas`)
        await consultas.invalidateQueries()
        await navegar(caminho(TELAS_RETAGUARDA.tipoVistoria, { uid }), { replace: true })
      })
      .catch((e: unknown) => {
        if (e instanceof ErroDeChamada && Object.keys(e.campos).length > 0) setErros(e.campos)
        else avisarErro(e)
      })
      .finally(() => setSalvando(false))
  }
  return (
    <Stack>
      <title>{dados.nome || 'Novo tipo de vistoria'}</title>
      <Group justify="space-between" align="start">
        <Title order={1} size="h2">
          {dados.nome || 'Novo tipo de vistoria'}
        </Title>
        <Group gap="xs">
          {tipo && <Apagar tipo={tipo} />}
          <Button onClick={salvar} loading={salvando} disabled={antiga}>
            Salvar
          </Button>
        </Group>
      </Group>
      {tipo && <Versoes tipo={tipo} />}
      {tipo && !tipo.podeEditar && (
        <Alert color="blue">Este tipo está protegido. Ligue “Pode ser editado” e salve para mudar.</Alert>
      )}
      {erros.categorias && (
        <Alert color="red" role="alert">
          {erros.categorias}
        </Alert>
      )}
      <Campos dados={dados} erros={erros} travado={travado} antiga={antiga} mudar={mudar} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
        <EditorDeCategorias categorias={categorias} travado={travado} aoMudar={setCategorias} />
        <Paper withBorder p="md" component="section" aria-label="Prévia no celular">
          <Text fw={600} mb="sm">
            Prévia no celular
          </Text>
          <PreviaDoTipo categorias={categorias} />
        </Paper>
      </SimpleGrid>
    </Stack>
  )
}

function Versoes({ tipo }: { tipo: Tipo }) {
  const [, setBusca] = useSearchParams()
  return (
    <Select
      label="Versão das perguntas"
      description="Cada vistoria guarda a versão com que foi feita."
      maw={420}
      allowDeselect={false}
      value={String(tipo.numero)}
      data={tipo.versoes.map((v) => ({
        value: String(v.numero),
        label: `Versão ${v.numero} · ${quantos(v.vistorias, 'vistoria', 'vistorias')}${v.numero === tipo.versaoDasPerguntas ? ' · atual' : ''}`,
      }))}
      onChange={(n) =>
        setBusca(Number(n) === tipo.versaoDasPerguntas || n === null ? {} : { versao: n }, { replace: true })
      }
    />
  )
}

function Apagar({ tipo }: { tipo: Tipo }) {
  const [aberto, setAberto] = useState(false)
  const navegar = useNavigate()
  return (
    <>
      <Button
        variant="default"
        disabled={!tipo.can.apagar}
        title={tipo.can.motivo ?? undefined}
        onClick={() => setAberto(true)}
      >
        Apagar
      </Button>
      <Confirmar
        aberto={aberto}
        titulo="Apagar tipo de vistoria"
        botao="Apagar"
        perigo
        aoFechar={() => setAberto(false)}
        aoConfirmar={() =>
          chamar('DELETE /v1/tipo-vistoria/del/:uid', { params: { uid: tipo.uid } }).then(() =>
            navegar(TELAS_RETAGUARDA.tiposVistoria.path),
          )
        }
      >
        {`${tipo.nome} deixa de existir. Isto não pode ser desfeito.`}
      </Confirmar>
    </>
  )
}

interface PropsDosCampos {
  readonly dados: typeof NOVO
  readonly erros: Readonly<Record<string, string>>
  readonly travado: boolean
  readonly antiga: boolean
  readonly mudar: (m: Partial<typeof NOVO>) => void
}

function Campos({ dados, erros, travado, antiga, mudar }: PropsDosCampos) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label="Nome"
        withAsterisk
        maxLength={80}
        value={dados.nome}
        error={erros.nome}
        disabled={travado}
        onChange={(e) => mudar({ nome: e.currentTarget.value })}
      />
      <MultiSelect
        label="Disponível para"
        withAsterisk
        data={TIPOS_DE_BEM_VISTORIADO.map((b) => ({ value: b, label: ROTULO_DO_BEM[b] }))}
        value={[...dados.disponivelParaTipos]}
        error={erros.disponivelParaTipos}
        disabled={travado}
        onChange={(v) => mudar({ disponivelParaTipos: v })}
      />
      <Checkbox
        label="Mostrar nota e mapa de danos ao comprador"
        checked={dados.mostrarAoComprador}
        disabled={travado}
        onChange={(e) => mudar({ mostrarAoComprador: e.currentTarget.checked })}
      />
      <Group>
        <Switch
          label="Ativo"
          checked={dados.ativo}
          disabled={travado}
          onChange={(e) => mudar({ ativo: e.currentTarget.checked })}
        />
        <Switch
          label="Pode ser editado"
          checked={dados.podeEditar}
          disabled={antiga}
          onChange={(e) => mudar({ podeEditar: e.currentTarget.checked })}
        />
      </Group>
    </SimpleGrid>
  )
}
