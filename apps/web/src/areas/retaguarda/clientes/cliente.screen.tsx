// One client: who he is, his documents side by side with the answer, what the house decides about him.
import { DO_QUE_LIDERA } from '@martelo/domain/bloqueios/bloqueio.ts'
import { Alert, Anchor, Badge, Button } from '@mantine/core'
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_RETAGUARDA } from '@martelo/contracts/core/telas/retaguarda.telas.ts'
import { formatarDataHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { emFrase } from '@martelo/domain/comum/em-frase.ts'
import { COR_DO_DOCUMENTO, type SituacaoDeDocumento } from '@martelo/domain/clientes/states.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { chamar } from '../../../core/api.ts'
import { avisarSucesso } from '../../../core/mantine/avisos.ts'
import { useMarca, useQuem } from '../../../core/marca-atual.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'
import { COR_MANTINE } from '../../../parts/estados/cor.ts'
import { Confirmar } from '../../../kit/ficha/confirmar.tsx'
import { Ficha, FichaCarregando, FichaComErro } from '../../../kit/ficha/ficha.tsx'
import { chaveDoHistorico } from '../../../kit/ficha/andamento.tsx'
import { abasDoCliente } from './abas-do-cliente.tsx'
import { MostrarDados } from './mostrar-dados.tsx'
import { UnirCadastro } from './unir-cadastro.tsx'
import { Representar } from '../usuarios/representar.tsx'

export type FichaDoCliente = RespostaDe<Calls['GET /v1/clientes/:id']>

function useNoticiasDeDocumentos(hotId: number, refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const refazer = (): void => void refetch()
    return entrarNaSala(`retaguarda:${hotId}`, {
      quadro: (q) => q.evento.startsWith('documentos-') && refazer(),
      recarregar: refazer,
    })
  }, [hotId, refetch])
}

const oQueE = (c: FichaDoCliente): string => {
  if (!c.naturezaConhecida) return 'Conta excluída'
  return c.natureza === 'Juridica' ? 'Pessoa jurídica' : 'Pessoa física'
}

export default function Cliente() {
  const { id = '' } = useParams()
  const marca = useMarca()
  const quem = useQuem()
  const consultas = useQueryClient()
  const chave = ['cliente', id]
  const {
    data: c,
    error,
    refetch,
  } = useQuery({
    queryKey: chave,
    queryFn: () => chamar('GET /v1/clientes/:id', { params: { id: Number(id) } }),
  })
  useNoticiasDeDocumentos(marca.id, refetch)
  if (error && !c)
    return (
      <FichaComErro erro={error} voltar={TELAS_RETAGUARDA.clientes.path} refazer={() => void refetch()} />
    )
  if (!c) return <FichaCarregando />

  const mudou = (nova: FichaDoCliente): void => {
    consultas.setQueryData(chave, nova)
    void consultas.invalidateQueries({ queryKey: chaveDoHistorico('cliente', nova.uid) })
    avisarSucesso()
  }
  const bloqueado = c.situacao === 'Bloqueado'
  return (
    <>
      <title>{`${c.razaoSocial ?? c.nome} | Clientes`}</title>
      <Ficha
        trilha={[['Clientes', TELAS_RETAGUARDA.clientes.path]]}
        titulo={c.razaoSocial ?? c.nome}
        subtitulo={`${c.apelido} · ${oQueE(c)}`}
        estado={
          <>
            <Badge
              variant="light"
              color={COR_MANTINE[COR_DO_DOCUMENTO[c.documentoSituacao as SituacaoDeDocumento]] ?? 'gray'}
            >
              Documentos: {c.documentoSituacao}
            </Badge>
            {bloqueado && c.excluidoAt === null && <Badge color="red">Bloqueado</Badge>}
          </>
        }
        acoes={
          <>
            {c.contaUid !== null && (
              <Representar u={{ uid: c.contaUid, nome: c.razaoSocial ?? c.nome, ativo: true, eu: false }} />
            )}
            <UnirCadastro c={c} aoMudar={mudou} />
            {c.excluidoAt === null && <Bloquear c={c} aoMudar={mudou} />}
          </>
        }
        resumo={<Resumo c={c} aoMudar={mudou} />}
        abas={abasDoCliente({
          c,
          mudou,
          reler: refetch,
          grupos: permite('grupo-cliente:ver', quem),
          privacidade: permite('privacidade:editar', quem)
            ? 'editar'
            : permite('privacidade:ver', quem)
              ? 'ver'
              : null,
          procob: permite('procob:laudo', quem),
        })}
        historico={{ entidade: 'cliente', uid: c.uid }}
      />
    </>
  )
}

function Resumo({ c, aoMudar }: { c: FichaDoCliente; aoMudar: (nova: FichaDoCliente) => void }) {
  return (
    <>
      <MostrarDados c={{ ...c, podeMostrar: c.pode.mostrar }} aoMudar={aoMudar} />
      <Esquecimento c={c} />
      {c.unidoA !== null && c.excluidoAt === null && <Unido a={c.unidoA} />}
      {c.situacao === 'Bloqueado' && c.unidoA === null && c.excluidoAt === null && (
        <Alert color="red" title="Cliente bloqueado">
          {emFrase(c.motivoBloqueio ?? 'Sem motivo registrado')} Ele vê as suas compras, mas não dá lances.
        </Alert>
      )}
    </>
  )
}

function Unido({ a }: { a: number }) {
  const ficha = caminho(TELAS_RETAGUARDA.cliente, { id: a })
  return (
    <Alert color="blue" title="Fechado: unido a outro cadastro">
      A pessoa entra com o outro, e o que fez com este aparece também lá.{' '}
      <Anchor component={Link} to={ficha} inherit>
        Abrir o cadastro {a}
      </Anchor>
    </Alert>
  )
}

/** Asked for, or done: what is seen before anything else is done with the record. */
function Esquecimento({ c: { exclusao, excluidoAt } }: { c: FichaDoCliente }) {
  if (excluidoAt !== null)
    return (
      <Alert color="gray" title="Conta excluída">
        A pedido do titular, em {formatarDataHora(Date.parse(excluidoAt))}. Fica o que a lei manda guardar.
      </Alert>
    )
  if (exclusao === null) return null
  return (
    <Alert color="orange" title="Pediu a exclusão da conta">
      Será feita depois de {formatarDataHora(Date.parse(exclusao.executarAt))}, se nada estiver em aberto. Até
      lá a pessoa pode desistir.
    </Alert>
  )
}

function Bloquear({ c, aoMudar }: { c: FichaDoCliente; aoMudar: (nova: FichaDoCliente) => void }) {
  const [aberto, setAberto] = useState(false)
  const bloqueado = c.situacao === 'Bloqueado'
  const verbo = bloqueado ? 'Liberar' : 'Bloquear'
  const situacao = bloqueado ? 'Ativo' : 'Bloqueado'
  return (
    <>
      <Button
        variant="default"
        disabled={c.pode.bloquear !== null}
        title={c.pode.bloquear ?? undefined}
        onClick={() => setAberto(true)}
      >
        {verbo} cliente
      </Button>
      <Confirmar
        aberto={aberto}
        titulo={`${verbo} ${c.nome}?`}
        botao={verbo}
        perigo={!bloqueado}
        motivo={bloqueado ? 'opcional' : 'obrigatorio'}
        aoFechar={() => setAberto(false)}
        aoConfirmar={async (motivo) =>
          aoMudar(
            await chamar('PUT /v1/clientes/:id', {
              params: { id: c.id },
              body: { situacao, motivo, versao: c.versao },
            }),
          )
        }
      >
        {bloqueado
          ? 'Ele volta a poder dar lances.'
          : `Ele deixa de poder dar lances a partir de agora. ${c.lidera === 0 ? '' : `Lidera ${c.lidera === 1 ? '1 lote aberto' : `${c.lidera} lotes abertos`}. `}${DO_QUE_LIDERA}`}
      </Confirmar>
    </>
  )
}
