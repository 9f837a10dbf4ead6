// One entry, what it may be, and the person's word on it.
import { Anchor, Badge, Button, Card, Group, NumberInput, Text } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { numeroDaVenda } from '@martelo/domain/vendas/numero-da-venda.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'

type Linha = RespostaDe<Calls['GET /v1/extratos/:uid']>['linhas'][number]
const CERTEZA = {
  alta: ['Muito provável', 'green'],
  media: ['Provável', 'yellow'],
  nenhuma: ['Sem par', 'gray'],
} as const

function useConferencia(l: Linha, extrato: string) {
  const consultas = useQueryClient()
  const [ocupada, setOcupada] = useState(false)
  const [erro, setErro] = useState<string | null>(null)
  const [excedente, setExcedente] = useState<string | null>(null)
  const conferir = async (
    acao: 'confirmar' | 'ignorar',
    vndId: number | null,
    aceitaExcedente = false,
  ): Promise<void> => {
    setOcupada(true)
    setErro(null)
    setExcedente(null)
    const proposta = l.proposta?.vndId ?? null
    const mesma = vndId !== null && proposta !== null && numeroDaVenda(vndId) === numeroDaVenda(proposta)
    const pagUid = mesma ? (l.proposta?.pagUid ?? null) : null
    try {
      await chamar('PUT /v1/extratos/linhas/:uid', {
        params: { uid: l.uid },
        body: { acao, pagUid, vndId, aceitaExcedente, versao: l.versao },
      })
      avisarSucesso(acao === 'confirmar' ? 'Lançamento conferido' : 'Lançamento deixado de lado')
      await consultas.invalidateQueries({ queryKey: ['extrato', extrato] })
      void consultas.invalidateQueries({ queryKey: ['extratos'] })
    } catch (e) {
      const mensagem = e instanceof Error ? e.message : 'Não foi possível conferir'
      if (e instanceof ErroDeChamada && e.erro.error === 'EXCEDENTE') setExcedente(mensagem)
      else setErro(mensagem)
    } finally {
      setOcupada(false)
    }
  }
  return { ocupada, erro, excedente, esquecer: () => setExcedente(null), conferir }
}

export function LinhaDoExtrato({ l, extrato }: { l: Linha; extrato: string }) {
  const [venda, setVenda] = useState<number | null>(l.proposta?.vndId ?? null)
  const c = useConferencia(l, extrato)
  const certeza = CERTEZA[l.proposta?.certeza ?? 'nenhuma']
  return (
    <Card withBorder padding="sm">
      <Group justify="space-between" align="start">
        <div>
          <Text fw={650} className="numeros">
            {formatarReais(l.valor)} · {formatarDia(l.dia)}
          </Text>
          <Text size="sm">{l.descricao || 'Sem descrição'}</Text>
          {l.proposta && (
            <Text size="sm" c="dimmed">
              {l.proposta.nome && `${l.proposta.nome} · `}
              {l.proposta.porque}
            </Text>
          )}
          {c.erro && (
            <Text size="sm" c="red" role="alert">
              {c.erro}
            </Text>
          )}
        </div>
        {l.situacao === 'aberta' ? (
          <Badge color={certeza[1]}>{certeza[0]}</Badge>
        ) : l.vndId === null ? (
          <Badge color="gray">Deixado de lado</Badge>
        ) : (
          <Anchor component={Link} to={caminho(TELAS_RETAGUARDA.venda, { id: l.vndId })} size="sm">
            Venda {numeroDaVenda(l.vndId)}
          </Anchor>
        )}
      </Group>
      {l.situacao === 'aberta' && (
        <Group mt="xs" align="end">
          <NumberInput
            label="Venda"
            w={140}
            hideControls
            allowDecimal={false}
            value={venda === null ? '' : numeroDaVenda(venda)}
            onChange={(v) => setVenda(typeof v === 'number' ? v : null)}
          />
          <Button
            disabled={venda === null}
            loading={c.ocupada}
            onClick={() => void c.conferir('confirmar', venda)}
          >
            Confirmar
          </Button>
          <Button variant="default" disabled={c.ocupada} onClick={() => void c.conferir('ignorar', null)}>
            Deixar de lado
          </Button>
        </Group>
      )}
      <Confirmar
        aberto={c.excedente !== null}
        titulo="O valor passa do que falta"
        botao="Confirmar mesmo assim"
        perigo
        aoFechar={c.esquecer}
        aoConfirmar={() => c.conferir('confirmar', venda, true)}
      >
        {c.excedente}
      </Confirmar>
    </Card>
  )
}
