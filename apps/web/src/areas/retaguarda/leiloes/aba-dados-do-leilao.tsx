// The auction's form, for a new one and for one that exists.
import { Box, Card, FileButton, Group, Anchor, Button, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { LEILOEIRO } from '@martelo/contracts/leiloeiros/leiloeiros.cadastro.ts'
import { LOCAL_REALIZACAO } from '@martelo/contracts/leiloes/local-realizacao.cadastro.ts'
import { TIPO_DE_LEILAO } from '@martelo/contracts/leiloes/tipo-de-leilao.cadastro.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { MODALIDADES, SEGUNDOS_ENTRE_LOTES } from '@martelo/domain/leiloes/leilao.ts'
import { IconFileTypePdf, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useState } from 'react'
import { chamar, enviar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { CampoReferencia } from '../../../kit/cadastro/campo-referencia.tsx'
import { FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import {
  CampoDataHora,
  CampoDinheiro,
  CampoEscolha,
  CampoLongo,
  CampoNumero,
  CampoSimNao,
  CampoTexto,
  SO_TEXTO,
} from '../../../kit/registro/campos.tsx'
import { useAposSalvar } from '../../../kit/registro/usar-apos-salvar.ts'
import { type Registro, useRegistro } from '../../../kit/registro/usar-registro.ts'
import { CampoDeGrupos } from '../../../parts/grupos/campo-de-grupos.tsx'
import type { Leilao } from './leilao-lido.ts'
import { RegulamentoDoLeilao } from './regulamento-do-leilao.tsx'

type Dados = Pick<
  Leilao,
  | 'nome'
  | 'descricao'
  | 'modalidade'
  | 'conducao'
  | 'data'
  | 'visitacaoInicio'
  | 'visitacaoFim'
  | 'leiloeiroUid'
  | 'localUid'
  | 'segundoEntreLotes'
  | 'intervaloEntreLotesSegundos'
  | 'pontoCorteParaIncrementoPosLancesSegundos'
  | 'incrementoAposLancesSegundos'
  | 'cascata'
  | 'incrementoPorValor'
  | 'condicional'
  | 'permiteRepasse'
  | 'tipoHabilitacao'
  | 'caucaoValor'
  | 'caucaoPorcentagem'
  | 'porcentagemComissao'
  | 'taxaAdm'
  | 'tipoUid'
  | 'textoUid'
  | 'regulamentoUid'
  | 'regulamentoNumero'
  | 'regulamento'
  | 'editalUrl'
  | 'ordemVisitacaoUrl'
  | 'ordemEntradaUrl'
  | 'transmissaoUrl'
  | 'transmissaoSubdominio'
  | 'conferirDia'
  | 'liberacaoDiaMotivo'
  | 'gruposCliente'
>

const NOVO: Dados = {
  nome: '',
  descricao: '',
  modalidade: 'SIMULTANEO',
  conducao: 'leiloeiro',
  data: '',
  visitacaoInicio: null,
  visitacaoFim: null,
  leiloeiroUid: '',
  localUid: '',
  segundoEntreLotes: SEGUNDOS_ENTRE_LOTES,
  intervaloEntreLotesSegundos: 30,
  pontoCorteParaIncrementoPosLancesSegundos: 20,
  incrementoAposLancesSegundos: 20,
  cascata: false,
  incrementoPorValor: false,
  condicional: false,
  permiteRepasse: true,
  tipoHabilitacao: null,
  caucaoValor: null,
  caucaoPorcentagem: null,
  porcentagemComissao: 5,
  taxaAdm: 0,
  tipoUid: null,
  textoUid: null,
  regulamentoUid: null,
  regulamentoNumero: null,
  regulamento: '',
  editalUrl: null,
  ordemVisitacaoUrl: null,
  ordemEntradaUrl: null,
  transmissaoUrl: null,
  transmissaoSubdominio: null,
  conferirDia: true,
  liberacaoDiaMotivo: null,
  gruposCliente: [],
}

const dadosDe = (a: Leilao): Dados =>
  Object.fromEntries((Object.keys(NOVO) as (keyof Dados)[]).map((k) => [k, a[k]])) as unknown as Dados

/** What the API takes: no empty identifiers or dates, so that the missing field is named and not "invalid". */
const paraEnviar = (d: Dados) => ({
  ...d,
  visitacaoInicio: d.visitacaoInicio || null,
  visitacaoFim: d.visitacaoFim || null,
  tipoHabilitacao: d.tipoHabilitacao ?? null,
  caucaoValor: d.caucaoValor || null,
  caucaoPorcentagem: d.caucaoPorcentagem || null,
  tipoUid: d.tipoUid || null,
  textoUid: d.textoUid || null,
  regulamentoUid: d.regulamentoUid || null,
  regulamentoNumero: d.regulamentoUid ? d.regulamentoNumero : null,
})

/** On a site of one auctioneer's brand the form has him chosen. */
export function NovoLeilao({ aoCriar }: { aoCriar: (id: number) => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['padroes-do-leilao'],
    queryFn: () => chamar('GET /v1/leiloes/padroes'),
  })
  if (error && !data)
    return <FichaComErro erro={error} voltar={TELAS_RETAGUARDA.leiloes.path} refazer={() => void refetch()} />
  return data ? (
    <FormularioNovo leiloeiroUid={data.leiloeiroUid ?? ''} aoCriar={aoCriar} />
  ) : (
    <FichaCarregando />
  )
}

function FormularioNovo(p: { leiloeiroUid: string; aoCriar: (id: number) => void }) {
  const { aoCriar } = p
  const [criado, setCriado] = useState<number | null>(null)
  const r = useRegistro<Dados>({
    lido: { ...NOVO, leiloeiroUid: p.leiloeiroUid },
    salvar: async (d) => setCriado((await chamar('POST /v1/leiloes', { body: paraEnviar(d) })).id),
    mensagem: 'Leilão criado',
  })
  useAposSalvar(r, criado, (novo) => {
    setCriado(null)
    aoCriar(novo)
  })
  return (
    <Stack>
      <Title order={1} size="h2">
        Novo leilão
      </Title>
      <Campos r={r} travados={[]} />
      <BarraDeSalvar r={r} sempre botao="Criar leilão" />
    </Stack>
  )
}

export function AbaDados({ a, refazer }: { a: Leilao; refazer: () => Promise<void> }) {
  const r = useRegistro<Dados>({
    lido: dadosDe(a),
    versao: a.versao,
    salvar: (d, versao) =>
      chamar('PUT /v1/leiloes/:id', { params: { id: a.id }, body: { ...paraEnviar(d), versao } }),
    reler: refazer,
    aoSalvar: () => void refazer(),
  })
  return (
    <Stack>
      <Campos r={r} travados={a.can.editar ? a.camposTravados : 'todos'} />
      <BarraDeSalvar r={r} />
    </Stack>
  )
}

/** What each field of the form is given: the form, and why the field is locked. */
type Trava = (campo: keyof Dados & string) => { readonly r: Registro<Dados>; readonly travado: string | null }

function Campos({ r, travados }: { r: Registro<Dados>; travados: Leilao['camposTravados'] }) {
  const preso = (campo: string): string | null =>
    travados === 'todos' ? SO_TEXTO : travados.includes(campo) ? 'Não muda com o leilão ao vivo' : null
  const t: Trava = (campo) => ({ r, travado: preso(campo) })
  return (
    <>
      {travados === 'todos' && (
        <Text size="sm" c="dimmed">
          Estes dados não mudam nesta situação.
        </Text>
      )}
      <Identificacao t={t} />
      <ValoresERegras t={t} />
      <Tempos t={t} />
      <RegulamentoEDia t={t} />
    </>
  )
}

function Identificacao({ t }: { t: Trava }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Identificação
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CampoTexto {...t('nome')} campo="nome" rotulo="Nome" obrigatorio />
        <CampoDataHora {...t('data')} campo="data" rotulo="Data e hora" obrigatorio />
        <CampoReferencia
          {...t('leiloeiroUid')}
          campo="leiloeiroUid"
          rotulo="Leiloeiro"
          de={LEILOEIRO}
          obrigatorio
        />
        <CampoReferencia
          {...t('localUid')}
          campo="localUid"
          rotulo="Local de realização"
          de={LOCAL_REALIZACAO}
          obrigatorio
        />
        <CampoEscolha
          {...t('modalidade')}
          campo="modalidade"
          rotulo="Modalidade"
          opcoes={Object.entries(MODALIDADES).map(([value, label]) => ({ value, label }))}
        />
        <CampoEscolha
          {...t('conducao')}
          campo="conducao"
          rotulo="Quem conduz"
          opcoes={[
            { value: 'leiloeiro', label: 'Leiloeiro' },
            { value: 'misto', label: 'Leiloeiro, com o robô nas chamadas' },
            { value: 'robo', label: 'Robô (encerramento por tempo)' },
          ]}
        />
        <CampoDataHora
          {...t('visitacaoInicio')}
          campo="visitacaoInicio"
          rotulo="Visitação: do dia e hora"
          ajuda="As duas horas valem para cada dia, em Brasília"
        />
        <CampoDataHora {...t('visitacaoFim')} campo="visitacaoFim" rotulo="Visitação: até o dia e hora" />
        <CampoReferencia {...t('tipoUid')} campo="tipoUid" rotulo="Tipo de leilão" de={TIPO_DE_LEILAO} />
      </SimpleGrid>
      <Box mt="md">
        <CampoLongo {...t('descricao')} campo="descricao" rotulo="Descrição" />
      </Box>
      <Cadastros />
    </Card>
  )
}

function ValoresERegras({ t }: { t: Trava }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Valores e regras
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <CampoNumero
          {...t('porcentagemComissao')}
          campo="porcentagemComissao"
          rotulo="Comissão"
          sufixo="%"
          decimais={2}
          min={0}
          max={30}
        />
        <CampoDinheiro {...t('taxaAdm')} campo="taxaAdm" rotulo="Taxa administrativa por lote" />
        <CampoEscolha
          {...t('tipoHabilitacao')}
          campo="tipoHabilitacao"
          rotulo="Habilitação"
          vazio="Como no site"
          nulo
          opcoes={[
            { value: 'AUTOMATICA', label: 'Automática' },
            { value: 'POR_DOCUMENTO', label: 'Por documento aprovado' },
            { value: 'MANUAL', label: 'Uma a uma' },
            { value: 'CAUCAO', label: 'Com caução' },
          ]}
        />
        <CampoDinheiro
          {...t('caucaoValor')}
          campo="caucaoValor"
          rotulo="Caução"
          ajuda="Por participante; com porcentagem, é o mínimo"
        />
        <CampoNumero
          {...t('caucaoPorcentagem')}
          campo="caucaoPorcentagem"
          rotulo="Caução sobre o limite"
          ajuda="O participante escolhe até quanto quer comprar"
          sufixo="%"
          decimais={2}
          max={100}
        />
        <Grupos {...t('gruposCliente')} />
        <CampoSimNao {...t('condicional')} campo="condicional" rotulo="Todas as vendas são condicionais" />
        <CampoSimNao {...t('permiteRepasse')} campo="permiteRepasse" rotulo="Permite repasse" />
        <CampoSimNao
          {...t('incrementoPorValor')}
          campo="incrementoPorValor"
          rotulo="Incremento cresce com o valor"
          ajuda="A tabela da casa vale a cada lance, no lugar do incremento do lote"
        />
      </SimpleGrid>
    </Card>
  )
}

function Grupos({ r, travado }: ReturnType<Trava>) {
  return (
    <CampoDeGrupos
      valor={r.valores.gruposCliente}
      mudar={(v) => r.mudar('gruposCliente', v)}
      travado={travado !== null}
      erro={r.erros.gruposCliente}
      ajuda="Em branco: para todos. Um lote pode ter os seus."
    />
  )
}

function Tempos({ t }: { t: Trava }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Tempos
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
        <CampoNumero
          {...t('segundoEntreLotes')}
          campo="segundoEntreLotes"
          rotulo="Entre encerramentos"
          sufixo="s"
          min={0}
        />
        <CampoNumero
          {...t('intervaloEntreLotesSegundos')}
          campo="intervaloEntreLotesSegundos"
          rotulo="Relógio do lote em pregão"
          sufixo="s"
          min={3}
        />
        <CampoNumero
          {...t('pontoCorteParaIncrementoPosLancesSegundos')}
          campo="pontoCorteParaIncrementoPosLancesSegundos"
          rotulo="Lance nos últimos"
          sufixo="s"
          min={0}
        />
        <CampoNumero
          {...t('incrementoAposLancesSegundos')}
          campo="incrementoAposLancesSegundos"
          rotulo="Prorroga em"
          sufixo="s"
          min={0}
        />
        <CampoSimNao {...t('cascata')} campo="cascata" rotulo="Prorrogação empurra os lotes seguintes" />
      </SimpleGrid>
    </Card>
  )
}

function RegulamentoEDia({ t }: { t: Trava }) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Regulamento, transmissão e dia
      </Title>
      <Stack gap="sm">
        <RegulamentoDoLeilao {...t('regulamento')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CampoTexto {...t('transmissaoUrl')} campo="transmissaoUrl" rotulo="Endereço da transmissão" />
          <CampoTexto
            {...t('transmissaoSubdominio')}
            campo="transmissaoSubdominio"
            rotulo="Canal de transmissão"
          />
          <CampoSimNao
            {...t('conferirDia')}
            campo="conferirDia"
            rotulo="Conferir domingos e feriados do local"
            ajuda="Decreto 21.981/1932, art. 36"
          />
          <CampoTexto
            {...t('liberacaoDiaMotivo')}
            campo="liberacaoDiaMotivo"
            rotulo="Autorização para domingo ou feriado"
          />
        </SimpleGrid>
      </Stack>
    </Card>
  )
}

function Cadastros() {
  const quem = useQuem()
  if (!permite('leilao:editar', quem)) return null
  return (
    <Text size="xs" c="dimmed" mt="xs">
      Falta alguém na lista?{' '}
      <Anchor component={Link} to={TELAS_RETAGUARDA.leiloeiros.path} size="xs">
        Leiloeiros
      </Anchor>{' '}
      ·{' '}
      <Anchor component={Link} to={TELAS_RETAGUARDA.locais.path} size="xs">
        Locais de realização
      </Anchor>
    </Text>
  )
}

const ANEXOS = [
  ['edital', 'Edital', 'editalUrl'],
  ['ordem-visitacao', 'Ordem de visitação', 'ordemVisitacaoUrl'],
  ['ordem-entrada', 'Ordem de entrada', 'ordemEntradaUrl'],
] as const

export function AnexosDoLeilao({ a, refazer }: { a: Leilao; refazer: () => Promise<void> }) {
  const [enviando, setEnviando] = useState<string | null>(null)
  const mandar = async (tipo: (typeof ANEXOS)[number][0], arquivo: File | null): Promise<void> => {
    if (arquivo === null) return
    setEnviando(tipo)
    try {
      await enviar('POST /v1/leiloes/:id/anexos/:tipo', [arquivo], { params: { id: a.id, tipo } })
      avisarSucesso('Documento anexado')
      await refazer()
    } catch (e) {
      avisarErro(e)
    } finally {
      setEnviando(null)
    }
  }
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Documentos
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {ANEXOS.map(([tipo, rotulo, campo]) => (
          <Stack key={tipo} gap={4}>
            <Text size="sm" fw={600}>
              {rotulo}
            </Text>
            {a[campo] ? (
              <Anchor href={a[campo]} target="_blank" rel="noreferrer" size="sm">
                <Group gap={4} wrap="nowrap">
                  <IconFileTypePdf size={16} aria-hidden /> Abrir o documento
                </Group>
              </Anchor>
            ) : (
              <Text size="sm" c="dimmed">
                Nenhum documento
              </Text>
            )}
            {a.can.editar && (
              <FileButton accept="application/pdf" onChange={(f) => void mandar(tipo, f)}>
                {(props) => (
                  <Button
                    {...props}
                    variant="default"
                    size="xs"
                    loading={enviando === tipo}
                    leftSection={<IconUpload size={14} />}
                  >
                    {a[campo] ? `Trocar ${rotulo.toLowerCase()}` : `Anexar ${rotulo.toLowerCase()}`}
                  </Button>
                )}
              </FileButton>
            )}
          </Stack>
        ))}
      </SimpleGrid>
    </Card>
  )
}
