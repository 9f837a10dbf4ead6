// Whence and with what a client signed in, how each session stands, and what the house can do about it: end one, or start a
// block of its device.
import { Alert, Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ROTULO_DA_SESSAO } from '@martelo/domain/usuarios/acessos-da-conta.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useQuem } from '../../../core/marca-atual.ts'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { EntradasDaConta } from '../../../parts/usuarios/entradas-da-conta.tsx'
import { NovoBloqueio, type InicioDoBloqueio } from '../bloqueios/novo-bloqueio.tsx'
import type { FichaDoCliente } from './cliente.screen.tsx'

type Sessao = RespostaDe<Calls['GET /v1/clientes/:id/movimento']>['aparelhos'][number]
const quando = (iso: string): string => formatarDataHora(Date.parse(iso))
/** Seen at once; the rest is asked for. */
const PRIMEIRAS = 10

export function AbaAcessosDoCliente({ c }: { c: FichaDoCliente }) {
  return (
    <Stack>
      <Sessoes c={c} />
      <Card withBorder>
        <Title order={2} size="h5" mb="sm">
          Entradas e tentativas
        </Title>
        <EntradasDaConta entradas={c.logins} />
      </Card>
    </Stack>
  )
}

function Sessoes({ c }: { c: FichaDoCliente }) {
  const consultas = useQueryClient()
  const quem = useQuem()
  const [todas, setTodas] = useState(false)
  const [encerrada, setEncerrada] = useState<Sessao | null>(null)
  const [bloqueio, setBloqueio] = useState<InicioDoBloqueio | null>(null)
  const { data, error } = useQuery({
    queryKey: chaveDe(c),
    queryFn: () => chamar('GET /v1/clientes/:id/movimento', { params: { id: c.id } }),
  })
  if (error && !data)
    return (
      <Alert color="red" role="alert">
        {error.message}
      </Alert>
    )
  if (data === undefined) return <Skeleton h={200} role="status" aria-label="Carregando" />
  const sessoes = data.aparelhos.toSorted(
    (a, b) => Number(b.situacao === 'aberta') - Number(a.situacao === 'aberta'),
  )
  const vistas = todas ? sessoes : sessoes.slice(0, PRIMEIRAS)
  const motivo = (s: Sessao): string => `${s.aparelho} usado na conta de ${c.razaoSocial ?? c.nome}`
  return (
    <Card withBorder>
      <Title order={2} size="h5" mb="sm">
        Sessões
      </Title>
      {sessoes.length === 0 && <Text c="dimmed">Nenhuma sessão.</Text>}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {vistas.map((s) => (
          <LinhaDaSessao
            key={s.familia}
            s={s}
            aoEncerrar={permite('cliente:bloquear', quem) ? () => setEncerrada(s) : null}
            aoBloquear={
              permite('bloqueio:administrar', quem) ? (b) => setBloqueio({ ...b, motivo: motivo(s) }) : null
            }
          />
        ))}
      </Stack>
      {vistas.length < sessoes.length && (
        <Button variant="subtle" mt="sm" onClick={() => setTodas(true)}>
          Mostrar mais {sessoes.length - vistas.length}
        </Button>
      )}
      <Encerrar c={c} s={encerrada} aoFechar={() => setEncerrada(null)} />
      {bloqueio !== null && (
        <NovoBloqueio
          inicio={bloqueio}
          aoFechar={() => setBloqueio(null)}
          aoBloquear={() => {
            avisarSucesso('Bloqueado. Veja e encerre em Bloqueios.')
            void consultas.invalidateQueries({ queryKey: ['bloqueios'] })
          }}
        />
      )}
    </Card>
  )
}

const chaveDe = (c: FichaDoCliente) => ['movimento-do-cliente', c.id]

function Encerrar(p: {
  readonly c: FichaDoCliente
  readonly s: Sessao | null
  readonly aoFechar: () => void
}) {
  const { c, s } = p
  const consultas = useQueryClient()
  return (
    <Confirmar
      aberto={s !== null}
      titulo={`Encerrar a sessão em ${s?.aparelho ?? ''}?`}
      botao="Encerrar sessão"
      aoFechar={p.aoFechar}
      aoConfirmar={async () => {
        if (s === null) return
        const { familia } = s
        await chamar('DELETE /v1/clientes/:id/sessoes/:familia', { params: { id: c.id, familia } })
        avisarSucesso('Sessão encerrada')
        await consultas.invalidateQueries({ queryKey: chaveDe(c) })
        await consultas.invalidateQueries({ queryKey: chaveDoHistorico('cliente', c.uid) })
      }}
    >
      A pessoa sai deste aparelho agora e pode entrar de novo. Para que não entre, bloqueie o dispositivo.
    </Confirmar>
  )
}

/** The device, or, where its number is not known, the address. */
function alvoDe(s: Sessao): { readonly rotulo: string; readonly b: Omit<InicioDoBloqueio, 'motivo'> } | null {
  if (s.dispositivo !== null)
    return { rotulo: 'Bloquear dispositivo', b: { tipo: 'DISPOSITIVO', alvo: s.dispositivo } }
  return s.ip === null ? null : { rotulo: 'Bloquear endereço', b: { tipo: 'ENDERECO', alvo: s.ip } }
}

function LinhaDaSessao(p: {
  readonly s: Sessao
  readonly aoEncerrar: (() => void) | null
  readonly aoBloquear: ((b: Omit<InicioDoBloqueio, 'motivo'>) => void) | null
}) {
  const { s, aoEncerrar, aoBloquear } = p
  const alvo = alvoDe(s)
  const aberta = s.situacao === 'aberta'
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div style={{ flex: '1 1 16rem' }}>
        <Text size="sm" fw={600} component="div">
          {s.aparelho}{' '}
          <Badge size="sm" variant="light" tt="none" color={aberta ? 'teal' : 'gray'}>
            {ROTULO_DA_SESSAO[s.situacao]}
          </Badge>
        </Text>
        <Text size="xs" c="dimmed">
          {[
            s.por && `por ${s.por}`,
            s.lugar,
            s.ip,
            `entrou ${quando(s.abertoAt)}`,
            s.fimAt === null
              ? `usada ${quando(s.usadoAt)}`
              : `${s.situacao === 'expirada' ? 'expirou' : 'encerrada'} ${quando(s.fimAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Group gap="xs">
        {aberta && aoEncerrar && (
          <Button size="compact-sm" variant="default" onClick={aoEncerrar}>
            Encerrar sessão
          </Button>
        )}
        {alvo && aoBloquear && (
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => aoBloquear(alvo.b)}>
            {alvo.rotulo}
          </Button>
        )}
      </Group>
    </Group>
  )
}
