// What a vehicle is: the form, for a new one and for one that exists.
import { Card, SimpleGrid, Stack, Title } from '@mantine/core'
import { TIPOS_DE_LOTE } from '@martelo/domain/lotes/tipos.ts'
import { COMBUSTIVEIS, CORES } from '@martelo/domain/veiculos/codigos.ts'
import { CONSERVACOES, LAUDOS_CAUTELARES, MONTAS } from '@martelo/domain/veiculos/conservacao.ts'
import { ORIGENS } from '@martelo/domain/veiculos/origens.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarAtencao } from '../../../core/mantine/avisos.ts'
import { BarraDeSalvar } from '../../../kit/registro/barra-de-salvar.tsx'
import {
  CampoDinheiro,
  CampoEscolha,
  CampoLongo,
  CampoNumero,
  CampoSimNao,
  CampoTexto,
} from '../../../kit/registro/campos.tsx'
import { UFS } from '../../../kit/registro/ufs.ts'
import { Contrato, FatosDosIdentificadores } from './contrato-do-veiculo.tsx'
import { useAposSalvar } from '../../../kit/registro/usar-apos-salvar.ts'
import { type Registro, useRegistro } from '../../../kit/registro/usar-registro.ts'
import { type DadosDoVeiculo, dadosDe, type Veiculo } from './veiculo-lido.ts'

/** The form keeps choices of numbers and of yes/no/unknown as text. */
export type DadosDoFormulario = Omit<DadosDoVeiculo, 'tipoId' | 'possuiChave' | LigacaoOpcional> & {
  tipoId: string
  possuiChave: string | null
} & Record<LigacaoOpcional, string>
/** An empty selector is no choice. */
type LigacaoOpcional = 'classificacaoUid' | 'carteiraUid' | 'unidadeNegocioUid'
type Dados = DadosDoFormulario

const paraForm = (d: DadosDoVeiculo): Dados => ({
  ...d,
  tipoId: d.tipoId === 0 ? '' : String(d.tipoId),
  possuiChave: d.possuiChave === null ? null : d.possuiChave ? 'sim' : 'nao',
  classificacaoUid: d.classificacaoUid ?? '',
  carteiraUid: d.carteiraUid ?? '',
  unidadeNegocioUid: d.unidadeNegocioUid ?? '',
})
const doForm = (d: Dados): DadosDoVeiculo => ({
  ...d,
  tipoId: Number(d.tipoId),
  possuiChave: d.possuiChave === null ? null : d.possuiChave === 'sim',
  classificacaoUid: d.classificacaoUid || null,
  carteiraUid: d.carteiraUid || null,
  unidadeNegocioUid: d.unidadeNegocioUid || null,
})

const NOVO: Dados = paraForm({
  comitenteUid: '',
  patioUid: null,
  tipoId: 0,
  nome: '',
  marca: '',
  modelo: '',
  anoFabricacao: null,
  anoModelo: null,
  placaUf: null,
  possuiChave: null,
  combustivel: null,
  km: null,
  conservacao: null,
  monta: null,
  retomada: 'NAO_DEFINIDO',
  valorMercado: null,
  fipeValor: null,
  prazoDocumento: null,
  laudoCautelarResultado: 'NAO_REALIZADO',
  itensDetalhados: {},
  descricao: '',
  uf: null,
  inibirVenda: false,
  classificacaoUid: null,
  carteiraUid: null,
  unidadeNegocioUid: null,
  comarcaEntrada: null,
  comarcaLiberacao: null,
  bloquearRemocao: false,
  vendaDireta: false,
  faltaRecorte: false,
  faltaDecalque: false,
  tags: [],
})

const avisar = (avisos: readonly string[]): void => {
  if (avisos.length > 0) avisarAtencao(avisos.join(' '))
}

export function NovoVeiculo({ aoCriar }: { aoCriar: (uid: string) => void }) {
  const [criado, setCriado] = useState<string | null>(null)
  const r = useRegistro<Dados>({
    lido: NOVO,
    salvar: async (d) => {
      const novo = await chamar('POST /v1/veiculos', { body: doForm(d) })
      avisar(novo.avisos)
      setCriado(novo.uid)
    },
    mensagem: 'Veículo cadastrado',
  })
  useAposSalvar(r, criado, (novo) => {
    setCriado(null)
    aoCriar(novo)
  })
  return (
    <Stack>
      <Title order={1} size="h2">
        Novo veículo
      </Title>
      <Campos r={r} travado={null} />
      <BarraDeSalvar r={r} sempre botao="Cadastrar veículo" />
    </Stack>
  )
}

export function AbaDetalhes({ v, refazer }: { v: Veiculo; refazer: () => Promise<void> }) {
  const r = useRegistro<Dados>({
    lido: paraForm(dadosDe(v)),
    versao: v.versao,
    salvar: async (d, versao) =>
      avisar(
        (await chamar('PUT /v1/veiculos/:uid', { params: { uid: v.uid }, body: { ...doForm(d), versao } }))
          .avisos,
      ),
    reler: refazer,
    aoSalvar: () => void refazer(),
  })
  return (
    <Stack>
      <Campos r={r} travado={v.can.editar ? null : 'Você só pode consultar'} />
      <BarraDeSalvar r={r} />
    </Stack>
  )
}

const opcoesDe = (t: Readonly<Record<string, string | { readonly rotulo: string }>>) =>
  Object.entries(t).map(([value, r]) => ({ value, label: typeof r === 'string' ? r : r.rotulo }))

function useLugares() {
  const { data } = useQuery({
    queryKey: ['comitentes-e-patios'],
    queryFn: async () => {
      const [comitentes, patios] = await Promise.all([
        chamar('GET /v1/comitentes/listar-comitentes'),
        chamar('GET /v1/patios/qb', { query: { pagina: 1, porPagina: 200 } }),
      ])
      return {
        comitentes: comitentes.map((c) => ({ value: c.uid, label: c.nome })),
        patios: patios.map((p) => ({ value: p.uid, label: `${p.nome}, ${p.cidade}/${p.uf}` })),
      }
    },
  })
  return data ?? { comitentes: [], patios: [] }
}

interface Parte {
  readonly r: Registro<Dados>
  readonly travado: string | null
}

function Campos(p: Parte) {
  return (
    <>
      <Identidade {...p} />
      <DonoELugar {...p} />
      <Estado {...p} />
      <Contrato {...p} />
      <Referencias {...p} />
    </>
  )
}

function Identidade(p: Parte) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Identidade
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        <CampoEscolha
          {...p}
          campo="tipoId"
          rotulo="Tipo"
          obrigatorio
          opcoes={TIPOS_DE_LOTE.map((t) => ({ value: String(t.id), label: t.nome }))}
        />
        <CampoTexto {...p} campo="nome" rotulo="Nome" obrigatorio ajuda="Como aparece no site" />
        <CampoTexto {...p} campo="marca" rotulo="Marca" />
        <CampoTexto {...p} campo="modelo" rotulo="Modelo" />
        <CampoTexto {...p} campo="versaoModelo" rotulo="Versão" />
        <CampoEscolha
          {...p}
          campo="cor"
          rotulo="Cor"
          nulo
          opcoes={[...new Set(Object.values(CORES))].map((c) => ({ value: c, label: c }))}
        />
        <CampoNumero {...p} campo="anoFabricacao" rotulo="Ano de fabricação" nulo corrido />
        <CampoNumero {...p} campo="anoModelo" rotulo="Ano do modelo" nulo corrido />
        <CampoTexto {...p} campo="placa" rotulo="Placa" entrada={{ autoCapitalize: 'characters' }} />
        <CampoEscolha {...p} campo="placaUf" rotulo="UF da placa" nulo opcoes={UFS} />
        <CampoTexto {...p} campo="placaLocalidade" rotulo="Localidade da placa" />
        <CampoTexto {...p} campo="chassi" rotulo="Chassi" />
        <CampoTexto {...p} campo="renavam" rotulo="RENAVAM" />
        <CampoTexto {...p} campo="numeroMotor" rotulo="Número do motor" />
      </SimpleGrid>
      <FatosDosIdentificadores {...p} />
    </Card>
  )
}

function DonoELugar(p: Parte) {
  const { comitentes, patios } = useLugares()
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        De quem é e onde está
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        <CampoEscolha {...p} campo="comitenteUid" rotulo="Comitente" obrigatorio opcoes={comitentes} />
        <CampoEscolha {...p} campo="patioUid" rotulo="Pátio" nulo vazio="Local externo" opcoes={patios} />
        <CampoEscolha {...p} campo="retomada" rotulo="Origem" opcoes={opcoesDe(ORIGENS)} />
        <CampoTexto {...p} campo="cidade" rotulo="Cidade" ajuda="Quando não está num pátio" />
        <CampoEscolha {...p} campo="uf" rotulo="UF" nulo opcoes={UFS} />
        <CampoNumero {...p} campo="prazoDocumento" rotulo="Prazo do documento" sufixo="dias úteis" nulo />
        <CampoSimNao
          {...p}
          campo="inibirVenda"
          rotulo="Inibir a venda"
          ajuda="O lote não pode ser liberado"
        />
        <CampoSimNao
          {...p}
          campo="bloquearRemocao"
          rotulo="Bloquear a remoção"
          ajuda="Não se pede remoção dele"
        />
        <CampoSimNao
          {...p}
          campo="vendaDireta"
          rotulo="Venda direta"
          ajuda="Pode ser vendido fora de leilão, a preço fixo"
        />
        <CampoSimNao {...p} campo="faltaRecorte" rotulo="Falta o recorte do chassi" />
        <CampoSimNao {...p} campo="faltaDecalque" rotulo="Falta o decalque" />
      </SimpleGrid>
    </Card>
  )
}

function Estado(p: Parte) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Estado
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        <CampoNumero {...p} campo="km" rotulo="KM" sufixo="km" nulo min={0} />
        <CampoEscolha {...p} campo="combustivel" rotulo="Combustível" nulo opcoes={opcoesDe(COMBUSTIVEIS)} />
        <CampoTexto {...p} campo="cambio" rotulo="Câmbio" />
        <CampoEscolha
          {...p}
          campo="possuiChave"
          rotulo="Chave"
          nulo
          vazio="Não informado"
          opcoes={[
            { value: 'sim', label: 'Possui' },
            { value: 'nao', label: 'Não possui' },
          ]}
        />
        <CampoEscolha {...p} campo="conservacao" rotulo="Conservação" nulo opcoes={opcoesDe(CONSERVACOES)} />
        <CampoEscolha {...p} campo="monta" rotulo="Monta" nulo opcoes={opcoesDe(MONTAS)} />
        <CampoTexto {...p} campo="sinistro" rotulo="Nº do sinistro" />
        <CampoEscolha
          {...p}
          campo="laudoCautelarResultado"
          rotulo="Laudo cautelar"
          opcoes={opcoesDe(LAUDOS_CAUTELARES)}
        />
        <CampoTexto {...p} campo="laudoCautelarObservacao" rotulo="Observação do laudo" />
      </SimpleGrid>
    </Card>
  )
}

function Referencias(p: Parte) {
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Valores de referência e textos
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }}>
        <CampoDinheiro {...p} campo="valorMercado" rotulo="Valor de mercado" nulo />
        <CampoDinheiro {...p} campo="fipeValor" rotulo="Valor FIPE" nulo />
        <CampoTexto {...p} campo="fipeCodigo" rotulo="Código FIPE" />
        <CampoTexto {...p} campo="fipeNome" rotulo="Modelo na FIPE" />
      </SimpleGrid>
      <Stack gap="sm" mt="sm">
        <CampoTexto
          {...p}
          campo="spincar"
          rotulo="Giro 360° (Spincar)"
          ajuda="Endereço da visão 360° de fora"
        />
        <CampoTexto {...p} campo="videoUrl" rotulo="Vídeo" ajuda="Endereço do YouTube ou do Vimeo" />
        <CampoLongo {...p} campo="descricao" rotulo="Descrição para o site" />
        <CampoLongo {...p} campo="observacoes" rotulo="Observações internas" ajuda="Não aparecem no site" />
      </Stack>
    </Card>
  )
}
