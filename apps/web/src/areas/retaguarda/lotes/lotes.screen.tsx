// Lots of all auctions; a lot opens beside the list.
import { Group, Image, Text, Title, UnstyledButton } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { ACOES_DO_LOTE, type EventoDaCasa } from '@martelo/domain/lotes/acoes.ts'
import { rotuloDaSituacao, SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { AcoesDoRegistro } from '../../../kit/acoes/acoes-do-registro.tsx'
import { SeloDoLote } from '../../../parts/estados/situacoes.tsx'
import { GavetaDoLote } from '../../../parts/lotes/gaveta-do-lote.tsx'
import { FormarConjunto } from './formar-conjunto.tsx'
import type { Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { precoDaCasa, PrecoDaCasa } from '../../../parts/lotes/preco-da-casa.tsx'

type Linha = RespostaDe<Calls['GET /v1/leiloes/lotes/qb']>[number]

function colunas(abrir: (uid: string) => void, verReserva: boolean, refazer: () => void): Coluna<Linha>[] {
  const transitar = async (l: Linha, evento: EventoDaCasa, motivo: string): Promise<void> => {
    await chamar('POST /v1/lote/transicao', { body: { lelUids: [l.uid], evento, motivo } })
    avisarSucesso(`${ACOES_DO_LOTE[evento].rotulo}: lote ${l.numero}`)
    refazer()
  }
  return [
    {
      id: 'numero',
      titulo: 'Lote',
      largura: 300,
      valor: (l) => `${l.numero} ${l.nome}`,
      ordenavel: true,
      mostrar: (l) => (
        <UnstyledButton onClick={() => abrir(l.uid)}>
          <Group gap="sm" wrap="nowrap">
            {l.foto && <Image src={l.foto} alt="" w={56} h={42} radius="sm" fit="cover" />}
            <div>
              <Text size="sm" fw={600} lineClamp={2}>
                {l.numero} · {l.nome}
              </Text>
              <Text size="xs" c="dimmed" lineClamp={1}>
                {[l.veiculo.placa, l.veiculo.anoModelo, l.tipo].filter(Boolean).join(' · ')}
                {l.quantidadeFotos === 0 ? ' · sem fotos' : ''}
                {l.conjuntoPrincipalUid ? ' · em conjunto' : ''}
              </Text>
            </div>
          </Group>
        </UnstyledButton>
      ),
    },
    { id: 'leilao', titulo: 'Leilão', valor: (l) => l.leilao.nome, ordenavel: true },
    {
      id: 'situacao',
      titulo: 'Situação',
      largura: 180,
      valor: (l) => rotuloDaSituacao(l.situacao, 'leilao'),
      ordenavel: true,
      mostrar: (l) => <SeloDoLote situacao={l.situacao} />,
    },
    { id: 'minimo', titulo: 'Mínimo', valor: (l) => formatarReais(l.minimo), ordenavel: true, direita: true },
    {
      id: 'incremento',
      titulo: 'Incremento',
      valor: (l) => formatarReais(l.incremento),
      direita: true,
      oculta: true,
    },
    ...(verReserva
      ? [
          {
            id: 'valorComitente',
            titulo: 'Reserva',
            valor: (l: Linha) => (l.valorComitente ? formatarReais(l.valorComitente) : ''),
            direita: true,
            oculta: true,
          },
        ]
      : []),
    {
      id: 'lance',
      titulo: 'Lance',
      valor: (l) => precoDaCasa({ lance: l.lance?.valor ?? null, vendido: l.valorVendido }),
      ordenavel: true,
      direita: true,
      mostrar: (l) => (
        <PrecoDaCasa
          lance={l.lance?.valor ?? null}
          vendido={l.valorVendido}
          {...(l.lance ? { quantidade: l.lance.quantidade } : {})}
        />
      ),
    },
    { id: 'comitente', titulo: 'Comitente', valor: (l) => l.comitente, ordenavel: true },
    {
      id: 'dataFim',
      titulo: 'Encerra',
      valor: (l) => (l.dataFim ? formatarDataHora(Date.parse(l.dataFim)) : ''),
      ordenavel: true,
    },
    {
      id: 'acoes',
      titulo: 'Ações',
      soAcoes: true,
      valor: () => '',
      largura: 56,
      mostrar: (l) => (
        <AcoesDoRegistro
          compacto
          acoes={l.acoes}
          nome={`lote ${l.numero}`}
          executar={(e, m) => transitar(l, e as EventoDaCasa, m)}
        />
      ),
    },
  ]
}

function useFiltros(): readonly Filtro[] {
  const { tipo } = useMarca()
  const quem = useQuem()
  const verLeiloes = permite('leilao:ver', quem)
  const { data: leiloes } = useQuery({
    queryKey: ['leiloes-para-filtrar'],
    enabled: verLeiloes,
    queryFn: () => chamar('GET /v1/leiloes/qb', { query: { pagina: 1, porPagina: 100 } }),
  })
  return [
    ...(verLeiloes
      ? [
          {
            id: 'leilao',
            rotulo: 'Leilão',
            tipo: 'escolha' as const,
            opcoes: (leiloes ?? []).map((a) => ({ value: String(a.id), label: a.nome })),
          },
        ]
      : []),
    {
      id: 'situacao',
      rotulo: 'Situação',
      tipo: 'escolha',
      opcoes: SITUACOES_DE_LOTE.filter((s) => s !== 'NEGADA_CONDICIONAL').map((s) => ({
        value: s,
        label: rotuloDaSituacao(s, tipo),
      })),
    },
    {
      id: 'tipoNegociacao',
      rotulo: 'Modo de venda',
      tipo: 'escolha',
      opcoes: [
        { value: 'DISPUTA', label: 'Disputa' },
        { value: 'PROPOSTA', label: 'Proposta' },
        { value: 'COMPRE_JA', label: 'Compre Já' },
      ],
    },
    { id: 'semFoto', rotulo: 'Fotos', tipo: 'escolha', opcoes: [{ value: 'sim', label: 'Sem foto' }] },
  ]
}

export default function Lotes() {
  const consultas = useQueryClient()
  const quem = useQuem()
  const filtros = useFiltros()
  const [params, setParams] = useSearchParams()
  const refazer = (): void => void consultas.invalidateQueries({ queryKey: ['lotes'] })
  // The open lot is in the address too, so that a link leads to it.
  const [conjunto, setConjunto] = useState<readonly Linha[] | null>(null)
  const [aberto, setAberto] = useState(params.get('lote'))
  const abrir = (uid: string | null): void => {
    setAberto(uid)
    setParams(
      (p) => {
        if (uid === null) p.delete('lote')
        else p.set('lote', uid)
        return p
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <>
      <title>{TELAS_RETAGUARDA.lotes.title}</title>
      <Title order={1} size="h2" mb="md">
        Lotes
      </Title>
      <Tabela<Linha>
        nome="lotes"
        colunas={colunas(abrir, permite('lote:valores', quem), refazer)}
        identidade={(l) => l.uid}
        filtros={filtros}
        placeholder="Número, nome, placa, chassi ou comitente"
        acoes={[
          {
            rotulo: 'Liberar',
            impedimento: (ls) =>
              ls.some((l) => l.acoes.some((a) => a.evento === 'liberar' && a.pode))
                ? null
                : 'Nenhum dos marcados pode ser liberado',
            executar: async (ls) => {
              try {
                const r = await chamar('POST /v1/lote/transicao', {
                  body: { lelUids: ls.map((l) => l.uid), evento: 'liberar' },
                })
                avisarSucesso(`Liberados: ${r.feitos} de ${ls.length}`)
              } catch (e) {
                avisarErro(e)
              }
            },
          },
          ...(permite('lote:editar', quem)
            ? [
                {
                  rotulo: 'Formar conjunto',
                  impedimento: (ls: readonly Linha[]) =>
                    ls.length < 2 ? 'Marque pelo menos dois lotes do mesmo leilão' : null,
                  executar: (ls: readonly Linha[]) => setConjunto(ls),
                },
              ]
            : []),
        ]}
        buscar={listaDe('GET /v1/leiloes/lotes/qb')}
      />
      <FormarConjunto lotes={conjunto} aoFechar={() => setConjunto(null)} aoFormar={refazer} />
      <GavetaDoLote lelUid={aberto} aoFechar={() => abrir(null)} aoMudar={refazer} />
    </>
  )
}
