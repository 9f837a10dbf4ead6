// The lot's form. Values are locked when the server says so, with its reason; the increment follows the house's
// ladder when the minimum changes, unless another one was typed.
import { Accordion, Button, SimpleGrid, Stack, TagsInput } from '@mantine/core'
import { incrementoSugerido } from '@martelo/domain/lotes/incrementos.ts'
import { ehSucata, TIPOS_DE_LOTE, tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import { useQuery } from '@tanstack/react-query'
import { chamar } from '../../core/api.ts'
import { BarraDeSalvar } from '../../kit/registro/barra-de-salvar.tsx'
import {
  CampoDataHora,
  CampoDinheiro,
  CampoEscolha,
  CampoLongo,
  CampoNumero,
  CampoSimNao,
  CampoTexto,
} from '../../kit/registro/campos.tsx'
import { type Registro, useRegistro } from '../../kit/registro/usar-registro.ts'
import { CampoDeGrupos } from '../grupos/campo-de-grupos.tsx'
import { CampoDaReserva } from './campo-da-reserva.tsx'
import { ItensDaNota, ItensDoDetran } from './listas-do-lote.tsx'
import type { LoteAberto } from './lote-aberto.ts'

const CAMPOS = [
  'numero',
  'nome',
  'descricao',
  'tipoId',
  'tipoNegociacao',
  'dataInicio',
  'dataFim',
  'minimo',
  'incremento',
  'valorComitente',
  'compreJa',
  'valorProposta',
  'despachante',
  'outros',
  'remocao',
  'depositoDeBens',
  'vistoria',
  'taxaAdm',
  'comissaoPorcentagem',
  'comissaoExtraPorcentagem',
  'compreJaPorcentagem',
  'comissaoExtraMensagem',
  'somenteBuyNowProposta',
  'finalizacaoManual',
  'transmissaoNaPista',
  'recebeIncrementoTempo',
  'condicional',
  'prioridade',
  'destaque',
  'video',
  'blackCar10',
  'sorteioFinalAno',
  'carimbos',
  'gruposCliente',
  'situacaoDetran',
  'itensNotaFiscal',
  'validacoesValorOfertaBloqueada',
  'empresaPreco',
  'descricaoVisitacao',
  'despachantePrazoDocumento',
] as const
type Dados = Pick<LoteAberto, (typeof CAMPOS)[number]> & { reservaAceita: boolean }

const MODOS = [
  { value: 'DISPUTA', label: 'Disputa' },
  { value: 'PROPOSTA', label: 'Proposta' },
  { value: 'COMPRE_JA', label: 'Compre Já' },
]

const dadosDe = (l: LoteAberto): Dados =>
  ({
    ...Object.fromEntries(CAMPOS.filter((c) => c in l).map((c) => [c, l[c]])),
    reservaAceita: false,
  }) as unknown as Dados

export function FormularioDoLote({ l, refazer }: { l: LoteAberto; refazer: () => Promise<void> }) {
  const r = useRegistro<Dados>({
    lido: dadosDe(l),
    versao: l.versao,
    salvar: (d, versao) =>
      chamar('PUT /v1/lote/:lelUid', { params: { lelUid: l.uid }, body: { ...d, versao } }),
    reler: refazer,
    aoSalvar: () => void refazer(),
  })
  const geral = l.can.editar ? null : 'Você não pode mudar este campo'
  return (
    <Stack>
      <Accordion multiple defaultValue={['valores', 'lote']} variant="separated">
        <Accordion.Item value="valores">
          <Accordion.Control>Valores</Accordion.Control>
          <Accordion.Panel>
            <Valores l={l} r={r} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="lote">
          <Accordion.Control>Lote e horários</Accordion.Control>
          <Accordion.Panel>
            <Identidade r={r} travado={geral} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="despesas">
          <Accordion.Control>Despesas e comissão</Accordion.Control>
          <Accordion.Panel>
            <Despesas r={r} travado={geral} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="listas">
          <Accordion.Control>Detran e nota fiscal</Accordion.Control>
          <Accordion.Panel>
            <Listas r={r} travado={geral} />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="site">
          <Accordion.Control>Modo de venda e site</Accordion.Control>
          <Accordion.Panel>
            <ModoESite r={r} travado={geral} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <BarraDeSalvar r={r} />
    </Stack>
  )
}

function Valores({ l, r }: { l: LoteAberto; r: Registro<Dados> }) {
  const travado = l.can.valores
  const categoria = tipoDeLote(r.valores.tipoId)?.categoria
  const sugerido = incrementoSugerido(
    Math.max(1, r.valores.minimo),
    categoria !== undefined && ehSucata(categoria),
  )
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      <CampoDinheiro
        r={r}
        campo="minimo"
        rotulo="Valor mínimo"
        obrigatorio
        travado={travado ?? (l.lance ? 'O lote já tem lance' : null)}
      />
      <div>
        <CampoDinheiro r={r} campo="incremento" rotulo="Incremento" obrigatorio travado={travado} />
        {travado === null && r.valores.incremento !== sugerido && (
          <Button size="compact-xs" variant="subtle" onClick={() => r.mudar('incremento', sugerido)}>
            Usar o da tabela
          </Button>
        )}
      </div>
      {l.can.verReserva && <CampoDaReserva r={r} travado={travado} lido={l} />}
      <CampoDinheiro r={r} campo="compreJa" rotulo="Compre Já" nulo travado={travado} />
      <CampoDinheiro r={r} campo="valorProposta" rotulo="Proposta a partir de" nulo travado={travado} />
      <CampoDinheiro
        r={r}
        campo="validacoesValorOfertaBloqueada"
        rotulo="Lances com validação acima de"
        ajuda="Sem valor, vale o limite do site"
        nulo
        travado={l.can.editar ? null : 'Você não pode mudar este campo'}
      />
    </SimpleGrid>
  )
}

interface Parte {
  readonly r: Registro<Dados>
  readonly travado: string | null
}

function Identidade(p: Parte) {
  const { r } = p
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CampoTexto {...p} campo="numero" rotulo="Número" obrigatorio />
        <CampoTexto {...p} campo="nome" rotulo="Nome" obrigatorio />
        <CampoDataHora {...p} campo="dataInicio" rotulo="Abre" />
        <CampoDataHora {...p} campo="dataFim" rotulo="Encerra" />
        <TiposDeLote {...p} />
      </SimpleGrid>
      <CampoLongo r={r} travado={p.travado} campo="descricao" rotulo="Descrição" />
      <CampoLongo
        r={r}
        travado={p.travado}
        campo="descricaoVisitacao"
        rotulo="Visitação"
        ajuda="Onde, quando e com quem o bem pode ser visto"
      />
    </Stack>
  )
}

function TiposDeLote({ r, travado }: Parte) {
  const comoTexto = { ...r, valores: { tipo: String(r.valores.tipoId) } }
  return (
    <CampoEscolha
      r={{
        ...comoTexto,
        erros: { tipo: r.erros.tipoId ?? '' },
        mudar: (_campo: 'tipo', v: string) => r.mudar('tipoId', Number(v)),
        mudarVarios: () => undefined,
      }}
      campo="tipo"
      rotulo="Tipo"
      travado={travado}
      opcoes={TIPOS_DE_LOTE.map((t) => ({ value: String(t.id), label: t.nome }))}
    />
  )
}

function Despesas(p: Parte) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      <CampoNumero {...p} campo="comissaoPorcentagem" rotulo="Comissão" sufixo="%" decimais={2} nulo />
      <CampoNumero
        {...p}
        campo="comissaoExtraPorcentagem"
        rotulo="Comissão extra"
        sufixo="%"
        decimais={2}
        nulo
      />
      <CampoNumero
        {...p}
        campo="compreJaPorcentagem"
        rotulo="Comissão do Compre Já"
        sufixo="%"
        decimais={2}
        nulo
      />
      <CampoTexto {...p} campo="comissaoExtraMensagem" rotulo="Texto da comissão extra" />
      <CampoDinheiro {...p} campo="taxaAdm" rotulo="Taxa administrativa" />
      <CampoDinheiro {...p} campo="despachante" rotulo="Despachante" />
      <CampoDinheiro {...p} campo="remocao" rotulo="Remoção" />
      <CampoDinheiro {...p} campo="depositoDeBens" rotulo="Depósito de bens" />
      <CampoDinheiro {...p} campo="vistoria" rotulo="Vistoria" />
      <CampoDinheiro {...p} campo="outros" rotulo="Outros" />
      <CampoDinheiro {...p} campo="empresaPreco" rotulo="Avaliação da empresa" ajuda="Só a casa vê" nulo />
      <CampoNumero
        {...p}
        campo="despachantePrazoDocumento"
        rotulo="Prazo do documento"
        sufixo="dias"
        min={1}
        max={365}
        nulo
      />
    </SimpleGrid>
  )
}

function Listas({ r, travado }: Parte) {
  const comum = { erros: r.erros, travado: travado !== null }
  return (
    <Stack>
      <ItensDoDetran
        {...comum}
        itens={r.valores.situacaoDetran}
        mudar={(itens) => r.mudar('situacaoDetran', itens)}
      />
      <ItensDaNota
        {...comum}
        itens={r.valores.itensNotaFiscal}
        mudar={(itens) => r.mudar('itensNotaFiscal', itens)}
      />
    </Stack>
  )
}

function ModoESite(p: Parte) {
  const { r, travado } = p
  const carimbos = useQuery({
    queryKey: ['carimbo', 'nomes'],
    queryFn: () => chamar('GET /v1/carimbos/qb', { query: { porPagina: 200 } }),
  })
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <CampoEscolha {...p} campo="tipoNegociacao" rotulo="Modo de venda" opcoes={MODOS} />
        <CampoTexto {...p} campo="video" rotulo="Vídeo" ajuda="Endereço do YouTube ou do Vimeo" />
        <CampoNumero {...p} campo="prioridade" rotulo="Prioridade na lista" min={0} max={1000} />
        <TagsInput
          label="Carimbos"
          data={carimbos.data?.map((c) => c.nome) ?? []}
          description="Os do site, ou outra palavra"
          value={r.valores.carimbos}
          onChange={(v) => r.mudar('carimbos', v)}
          disabled={travado !== null}
          error={r.erros.carimbos}
          maxTags={10}
        />
        <CampoDeGrupos
          valor={r.valores.gruposCliente}
          mudar={(v) => r.mudar('gruposCliente', v)}
          travado={travado !== null}
          erro={r.erros.gruposCliente}
        />
        <CampoSimNao {...p} campo="destaque" rotulo="Destaque na página inicial" />
        <CampoSimNao {...p} campo="condicional" rotulo="Venda condicional" />
        <CampoSimNao {...p} campo="somenteBuyNowProposta" rotulo="Só Compre Já ou proposta" />
        <CampoSimNao {...p} campo="finalizacaoManual" rotulo="Encerrado só pelo leiloeiro" />
        <CampoSimNao {...p} campo="recebeIncrementoTempo" rotulo="Lance no fim prorroga" />
        <CampoSimNao {...p} campo="transmissaoNaPista" rotulo="Transmissão na pista" />
        <CampoSimNao {...p} campo="blackCar10" rotulo="Black Car 10" />
        <CampoSimNao {...p} campo="sorteioFinalAno" rotulo="Sorteio de fim de ano" />
      </SimpleGrid>
    </Stack>
  )
}
