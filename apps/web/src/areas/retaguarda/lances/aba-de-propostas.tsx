import { Badge, Button, Group, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { EntradaDe, RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import type { Coluna, Filtro } from '../../../kit/tabela/colunas.ts'
import { listaDe } from '../../../kit/tabela/lista-da-api.ts'
import { Tabela } from '../../../kit/tabela/tabela.tsx'
import { Contrapropor } from './contrapropor.tsx'
import { SITUACAO_DA_PROPOSTA } from './situacao-da-proposta.ts'

export type Proposta = RespostaDe<Calls['GET /v1/leilao/propostas']>[number]
type Resposta = EntradaDe<Calls['PUT /v1/leilao/propostas/:uid/responder']>['body']

const NOME = 'propostas-recebidas'

const COLUNAS: readonly Coluna<Proposta>[] = [
  {
    id: 'lote',
    titulo: 'Lote',
    largura: 260,
    valor: (l) => `${l.numero} ${l.lote}`,
    mostrar: (l) => (
      <Link to={caminho(TELAS_RETAGUARDA.lanceRecebido, { uid: l.uid })}>
        {l.numero} · {l.lote}
      </Link>
    ),
  },
  {
    id: 'cliente',
    titulo: 'Cliente',
    largura: 220,
    valor: (l) => l.cliente,
    mostrar: (l) => (
      <>
        <Text size="sm">{l.cliente}</Text>
        <Text size="xs" c="dimmed">
          {[l.telefone, l.email].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  { id: 'valor', titulo: 'Proposta', direita: true, valor: (l) => formatarReais(l.valor) },
  { id: 'minimo', titulo: 'Mínimo', direita: true, valor: (l) => formatarReais(l.minimo) },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: 190,
    valor: (l) => SITUACAO_DA_PROPOSTA[l.situacao][0],
    mostrar: (l) => (
      <>
        <Badge variant="light" tt="none" color={SITUACAO_DA_PROPOSTA[l.situacao][1]}>
          {SITUACAO_DA_PROPOSTA[l.situacao][0]}
        </Badge>
        {l.contraproposta !== null && <Text size="xs">{formatarReais(l.contraproposta)}</Text>}
      </>
    ),
  },
  { id: 'criadaAt', titulo: 'Recebida', valor: (l) => formatarDataHora(Date.parse(l.criadaAt)) },
]

const FILTROS: readonly Filtro[] = [
  {
    id: 'situacao',
    rotulo: 'Situação',
    tipo: 'escolha',
    opcoes: Object.entries(SITUACAO_DA_PROPOSTA).map(([value, [label]]) => ({ value, label })),
  },
]

export function AbaDePropostas() {
  const consultas = useQueryClient()
  const [agindo, setAgindo] = useState<{ p: Proposta; resposta: Resposta['resposta'] } | null>(null)
  const responder = async (p: Proposta, body: Resposta): Promise<void> => {
    await chamar('PUT /v1/leilao/propostas/:uid/responder', { params: { uid: p.uid }, body })
    avisarSucesso('Resposta enviada ao cliente')
    await consultas.invalidateQueries({ queryKey: [NOME] })
  }
  const acoes: Coluna<Proposta> = {
    id: 'acoes',
    titulo: 'Resposta',
    largura: 300,
    valor: () => '',
    mostrar: (l) =>
      l.situacao === 'ENVIADA' && (
        <Group gap={4} wrap="nowrap">
          {(['aceitar', 'contrapropor', 'recusar'] as const).map((resposta) => (
            <Button
              key={resposta}
              size="compact-sm"
              variant={resposta === 'aceitar' ? 'filled' : 'default'}
              onClick={() => setAgindo({ p: l, resposta })}
            >
              {ROTULO[resposta]}
            </Button>
          ))}
        </Group>
      ),
  }
  const fechar = (): void => setAgindo(null)
  const aberta = agindo?.resposta ?? null
  return (
    <>
      <Tabela<Proposta>
        nome={NOME}
        colunas={[...COLUNAS, acoes]}
        filtros={FILTROS}
        identidade={(l) => l.uid}
        placeholder="Lote, número ou cliente"
        buscar={listaDe('GET /v1/leilao/propostas')}
        vazio="Nenhuma proposta com estes filtros"
      />
      <Confirmar
        aberto={aberta === 'aceitar'}
        titulo={`Aceitar a proposta de ${agindo?.p.cliente ?? ''}?`}
        botao="Aceitar"
        aoFechar={fechar}
        aoConfirmar={() => responder(agindo!.p, { resposta: 'aceitar' })}
      >
        {agindo &&
          `O lote ${agindo.p.numero} é vendido por ${formatarReais(agindo.p.valor)}; abaixo da reserva, a última palavra é do comitente. As outras propostas do lote são encerradas.`}
      </Confirmar>
      <Confirmar
        aberto={aberta === 'recusar'}
        titulo={`Recusar a proposta de ${agindo?.p.cliente ?? ''}?`}
        botao="Recusar"
        perigo
        motivo="opcional"
        aoFechar={fechar}
        aoConfirmar={(motivo) => responder(agindo!.p, { resposta: 'recusar', ...(motivo ? { motivo } : {}) })}
      >
        O cliente recebe a resposta por e-mail, com o motivo, e pode fazer outra proposta.
      </Confirmar>
      <Contrapropor
        proposta={aberta === 'contrapropor' ? agindo!.p : null}
        aoFechar={fechar}
        aoEnviar={(contraproposta, motivo) =>
          responder(agindo!.p, { resposta: 'contrapropor', contraproposta, ...(motivo ? { motivo } : {}) })
        }
      />
    </>
  )
}

const ROTULO = { aceitar: 'Aceitar', contrapropor: 'Contrapropor', recusar: 'Recusar' } as const
