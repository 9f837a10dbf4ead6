// One auction: its data, its lots in order, who is enabled, how it went; the next step large.
import { Alert, Badge, Button, Text } from '@mantine/core'
import { useThrottledCallback } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { tempoRelativo } from '@martelo/domain/calendario/tempo-relativo.ts'
import type { EventoDaPreparacao } from '@martelo/domain/leiloes/acoes.ts'
import { rotuloDoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { IconUserCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarErro, avisarSucesso } from '../../../core/mantine/avisos.ts'
import { relogio } from '../../../core/relogio.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'
import { AcoesDoRegistro } from '../../../kit/acoes/acoes-do-registro.tsx'
import { SeloDoLeilao } from '../../../parts/estados/situacoes.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { IrAoLeilao } from '../../../parts/leiloes/ir-ao-leilao.tsx'
import { NovoLeilao } from './aba-dados-do-leilao.tsx'
import { useAbasDoLeilao } from './abas-do-leilao.tsx'
import { PapeisDoLeilao } from './menu-de-papeis.tsx'
import { AvisoDeTeste, SeloDeTeste } from './leilao-de-teste.tsx'
import { chaveDoLeilao, chaveDosLotes, type Leilao } from './leilao-lido.ts'

export default function TelaDoLeilao() {
  const { id = '' } = useParams()
  const navegar = useNavigate()
  if (id === 'novo')
    return (
      <>
        <title>Novo leilão</title>
        <NovoLeilao
          aoCriar={(novo) => void navegar(caminho(TELAS_RETAGUARDA.leilao, { id: novo }), { replace: true })}
        />
      </>
    )
  return <LeilaoAberto key={id} id={Number(id)} />
}

function LeilaoAberto({ id }: { id: number }) {
  const consultas = useQueryClient()
  const {
    data: a,
    error,
    refetch,
  } = useQuery({
    queryKey: chaveDoLeilao(id),
    queryFn: () => chamar('GET /v1/leiloes/:id', { params: { id } }),
  })
  const refazer = async (): Promise<void> => {
    await Promise.all([
      consultas.invalidateQueries({ queryKey: chaveDoLeilao(id) }),
      consultas.invalidateQueries({ queryKey: chaveDosLotes(id) }),
      a && consultas.invalidateQueries({ queryKey: chaveDoHistorico('leilao', a.uid) }),
    ])
  }
  const uid = a?.uid
  // A running auction sends many frames a second; the record is read again at most once in a while.
  const olhar = useThrottledCallback(
    () => void consultas.invalidateQueries({ queryKey: chaveDoLeilao(id) }),
    1500,
  )
  useEffect(() => {
    if (uid === undefined) return
    return entrarNaSala(`leilao:${uid}`, { quadro: olhar, recarregar: olhar })
  }, [olhar, uid])
  if (error && !a)
    return <FichaComErro erro={error} voltar={TELAS_RETAGUARDA.leiloes.path} refazer={() => void refetch()} />
  return a ? <UmLeilao a={a} refazer={refazer} /> : <FichaCarregando />
}

function UmLeilao({ a, refazer }: { a: Leilao; refazer: () => Promise<void> }) {
  const abas = useAbasDoLeilao(a, refazer)
  return (
    <>
      <title>{`${a.nome} | Leilões`}</title>
      <Ficha
        trilha={[['Leilões', TELAS_RETAGUARDA.leiloes.path]]}
        titulo={a.nome}
        subtitulo={`${formatarDataHora(Date.parse(a.data))} (horário de Brasília), ${tempoRelativo(Date.parse(a.data), relogio.agora())} · ${a.localRealizacao.nome}, ${a.localRealizacao.cidade}/${a.localRealizacao.uf} · ${a.leiloeiro}`}
        estado={
          <>
            <SeloDoLeilao situacao={a.situacao} />
            {a.teste && <SeloDeTeste />}
            {a.leiloeiroConfirmadoAt && (
              <Badge variant="light" color="teal" tt="none" leftSection={<IconUserCheck size={12} />}>
                Leiloeiro confirmado
              </Badge>
            )}
          </>
        }
        acoes={
          <>
            <IrAoLeilao leilao={a} menos="ficha" />
            <PapeisDoLeilao leiUid={a.uid} />
            <Acoes a={a} refazer={refazer} />
          </>
        }
        resumo={<Avisos a={a} />}
        abas={abas}
        historico={{ entidade: 'leilao', uid: a.uid }}
      />
    </>
  )
}

const PARA_TRAS: readonly string[] = ['reverter' satisfies EventoDaPreparacao]

function Acoes({ a, refazer }: { a: Leilao; refazer: () => Promise<void> }) {
  const confirmar = async (confirmado: boolean): Promise<void> => {
    try {
      await chamar('PUT /v1/leiloes/:id/confirmacao-leiloeiro', {
        params: { id: a.id },
        body: { confirmado },
      })
      if (confirmado) avisarConfirmacao(() => void confirmar(false))
      await refazer()
    } catch (e) {
      avisarErro(e)
    }
  }
  return (
    <>
      {a.can.confirmarLeiloeiro && a.leiloeiroConfirmadoAt === null && a.conducao !== 'robo' && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconUserCheck size={18} />}
          onClick={() => void confirmar(true)}
        >
          Leiloeiro confirma
        </Button>
      )}
      <AcoesDoRegistro
        acoes={a.can.acoes}
        nome={a.nome}
        paraTras={PARA_TRAS}
        executar={async (evento, motivo) => {
          const r = await chamar('POST /v1/leiloes/:id/transicao', {
            params: { id: a.id },
            body: { evento: evento as EventoDaPreparacao, motivo },
          })
          avisarSucesso(`Leilão: ${rotuloDoLeilao(r.situacao)}`)
          await refazer()
        }}
      />
    </>
  )
}

/** An undo stays at hand for a few seconds. */
function avisarConfirmacao(desfazer: () => void): void {
  const id = 'leiloeiro-confirmado'
  notifications.show({
    id,
    color: 'teal',
    autoClose: 8000,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
    message: (
      <>
        Confirmação do leiloeiro registrada.{' '}
        <Button
          variant="subtle"
          size="compact-xs"
          onClick={() => {
            notifications.hide(id)
            desfazer()
          }}
        >
          Desfazer
        </Button>
      </>
    ),
  })
}

function Avisos({ a }: { a: Leilao }) {
  const bloqueios = a.can.acoes.filter((x) => !x.pode && !x.perigo && !PARA_TRAS.includes(x.evento))
  return (
    <>
      {a.teste && <AvisoDeTeste a={a} />}
      {a.motivoSituacao && a.situacao === 'CANCELADO' && (
        <Alert color="gray" title="Leilão cancelado">
          {a.motivoSituacao}
        </Alert>
      )}
      {a.impedimentoDoDia && (
        <Alert color="yellow" title="O dia deste leilão precisa de autorização">
          {a.impedimentoDoDia}
          {a.liberacaoDiaMotivo ? (
            <Text size="sm" mt={4}>
              Autorizado: {a.liberacaoDiaMotivo}
            </Text>
          ) : (
            ' Mude a data ou registre a autorização nos dados do leilão.'
          )}
        </Alert>
      )}
      {bloqueios.map((b) => (
        <Alert key={b.evento} color="blue" title={`Para ${b.rotulo.toLowerCase()}`}>
          {b.motivo}
        </Alert>
      ))}
    </>
  )
}
