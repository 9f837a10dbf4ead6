// The house's events as records; their guests, the door and the board are screens of their own.
import { quantos } from '@martelo/domain/comum/quantos.ts'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import type { LinhaDe } from '@martelo/contracts/core/cadastro/declarar-cadastro.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_CAMPO } from '@martelo/contracts/core/telas/campo.telas.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { EVENTO } from '@martelo/contracts/eventos/evento.cadastro.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { useRecurso } from '../../../core/recurso-ligado.ts'
import { TelaDeCadastro } from '../../../kit/cadastro/tela-de-cadastro.tsx'
import { AvisarConvidados, FaltaAvisar } from './avisar-convidados.tsx'

type Evento = LinhaDe<typeof EVENTO>

export default function Eventos() {
  const consultas = useQueryClient()
  const avisa = useRecurso('eventos')
  const [mudado, setMudado] = useState<Evento | null>(null)
  const aoMudar = (): void => void consultas.invalidateQueries()
  return (
    <>
      <TelaDeCadastro
        cadastro={EVENTO}
        ficarAberto
        aoSalvar={(e) => {
          if (avisa && (e.aAvisar ?? 0) > 0) setMudado(e)
        }}
        abas={(e) => [
          [
            'leilao',
            'Leilão e convidados',
            <Stack key="leilao">
              <FaltaAvisar evento={e} aoMudar={aoMudar} />
              <LeilaoDoEvento uid={e.uid} leilaoUid={e.leilaoUid} convidados={e.convidados ?? 0} />
            </Stack>,
          ],
        ]}
      />
      {mudado && <AvisarConvidados evento={mudado} aoMudar={aoMudar} aoFechar={() => setMudado(null)} />}
    </>
  )
}

function LeilaoDoEvento(p: { uid: string; leilaoUid: string | null; convidados: number }) {
  const quem = useQuem()
  const consultas = useQueryClient()
  const [leilaoUid, setLeilaoUid] = useState(p.leilaoUid)
  const { data } = useQuery({
    queryKey: ['leiloes-para-evento'],
    queryFn: () => chamar('GET /v1/eventos/leiloes'),
  })
  const ligar = (escolhido: string | null): void => {
    chamar('PUT /v1/eventos/:uid/leilao', { params: { uid: p.uid }, body: { leilaoUid: escolhido } })
      .then((r) => {
        setLeilaoUid(escolhido)
        avisarSucesso(r.leilao === null ? 'Evento sem leilão' : `Leilão do evento: ${r.leilao}`)
        return consultas.invalidateQueries()
      })
      .catch(avisarErro)
  }
  return (
    <Stack>
      <Select
        label="Leilão do evento"
        description="Dele vêm os lances e as vendas do painel e do relatório"
        placeholder="Nenhum"
        searchable
        clearable
        disabled={!permite('evento:editar', quem)}
        clearButtonProps={{ 'aria-label': 'Sem leilão' }}
        data={(data ?? []).map((l) => ({
          value: l.uid,
          label: `${l.nome} (${formatarDataHora(Date.parse(l.data))}, ${rotuloDoLeilao(l.situacao)})`,
        }))}
        value={leilaoUid}
        onChange={ligar}
      />
      <Text size="sm">{quantos(p.convidados, 'convidado', 'convidados')}</Text>
      <Group>
        <Button component={Link} to={`${TELAS_RETAGUARDA.convidados.path}?evento=${p.uid}`} variant="default">
          Convidados
        </Button>
        <Button component={Link} to={`${TELAS_CAMPO.entradaDoEvento.path}?evento=${p.uid}`} variant="default">
          Entrada
        </Button>
        {leilaoUid && (
          <Button
            component={Link}
            to={caminho(TELAS_RETAGUARDA.painelDoEvento, { leilaoUid })}
            variant="default"
          >
            Painel
          </Button>
        )}
      </Group>
    </Stack>
  )
}
