// A client sends the documents that the house demands, one by one, and sees how each stands, live.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { com } from '@martelo/domain/hotsites/concordar.ts'
import type { Palavras } from '@martelo/domain/hotsites/palavras.ts'
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { StatusChip } from '@martelo/ui/chip.tsx'
import { IconAlert, IconCheckCircle, IconClock } from '@martelo/ui/icones.tsx'
import { Skeleton } from '@martelo/ui/skeleton.tsx'
import { ErrorState } from '@martelo/ui/states.tsx'
import { avisar } from '@martelo/ui/toast.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { chamar, enviar } from '../../../core/api.ts'
import { ErroDeChamada } from '../../../core/erro-de-chamada.ts'
import { Link } from '../../../core/ligacao.tsx'
import { useQuem } from '../../../core/marca-atual.ts'
import { usePalavras } from '../../../core/palavras-do-site.ts'
import { entrarNaSala } from '../../../core/tempo-real.ts'
import { ACEITA_DOCUMENTO, emJpegSePreciso } from '../../../kit/anexos/imagem-em-jpeg.ts'
import { Folha } from '../../../kit/formulario/folha.tsx'
import { comVolta, IR } from '../../../parts/cabeca/caminhos.ts'
import { destinoSeguro } from '../usuarios/destino-seguro.ts'

type Dados = RespostaDe<Calls['GET /v1/cliente/documentos']>
type Exigido = Dados['exigidos'][number]

const APARENCIA = {
  'Aguardando Validação': { tom: 'info', icon: IconClock },
  Aprovado: { tom: 'sucesso', icon: IconCheckCircle },
  Divergente: { tom: 'perigo', icon: IconAlert },
} as const
const resumo = (p: Palavras): Record<string, string> => ({
  Cadastrado: `Envie os documentos abaixo para poder ${p.darLance}.`,
  'Aguardando Validação': 'Recebemos tudo. A validação leva até um dia útil e você será avisado.',
  Aprovado: `Documentos aprovados. Você já pode ${p.habilitarSe} ${com('no', p.leilao, true)}.`,
  Divergente: 'Há uma divergência. Confira o motivo e envie novamente.',
})

export default function Documentos() {
  const quem = useQuem()
  const p = usePalavras()
  const navegar = useNavigate()
  const { search } = useLocation()
  const volta = destinoSeguro(new URLSearchParams(search).get('redirect'), '')
  const [dados, setDados] = useState<Dados | null>(null)
  const [erro, setErro] = useState<ErroDeChamada | null>(null)
  const carregar = useCallback(() => {
    setErro(null)
    chamar('GET /v1/cliente/documentos').then(
      setDados,
      (e: unknown) => e instanceof ErroDeChamada && setErro(e),
    )
  }, [])
  useEffect(() => {
    if (quem === null) void navegar(comVolta(IR.entrar, IR.documentos + search), { replace: true })
    else carregar()
  }, [quem, navegar, carregar, search])
  useEffect(() => {
    if (!quem?.cliUid) return
    return entrarNaSala(`cliente:${quem.cliUid}`, {
      quadro: (q) => q.evento === 'documentos-validados' && carregar(),
      recarregar: carregar,
    })
  }, [quem?.cliUid, carregar])

  // On the way to the login.
  if (quem === null)
    return (
      <Folha larga titulo="Meus documentos" resumo="Entre na sua conta…">
        <title>Meus documentos</title>
        <meta name="robots" content="noindex" />
      </Folha>
    )
  return (
    <Folha
      larga
      titulo="Meus documentos"
      resumo={dados ? (resumo(p)[dados.documentoSituacao] ?? '') : 'Carregando…'}
    >
      <title>Meus documentos</title>
      <meta name="robots" content="noindex" />
      {erro && (
        <ErrorState
          description={erro.message}
          onRetry={carregar}
          {...(erro.erro.requestId ? { requestId: erro.erro.requestId } : {})}
        />
      )}
      {!dados && !erro && <Skeleton height="12rem" />}
      {dados && (
        <ol className="formulario-passos">
          {dados.exigidos.map((e) => (
            <Documento key={e.tipo} exigido={e} dados={dados} aoEnviar={setDados} />
          ))}
          {dados.opcionais.map((e) => (
            <Documento key={e.tipo} exigido={e} opcional dados={dados} aoEnviar={setDados} />
          ))}
        </ol>
      )}
      {dados && <DepoisDosDocumentos enviados={dados.documentoSituacao !== 'Cadastrado'} volta={volta} />}
    </Folha>
  )
}

/** Where the person was when the sign-up or a missing paper called him away; else what there is to buy. */
function DepoisDosDocumentos({ enviados, volta }: { enviados: boolean; volta: string }) {
  const { lote } = usePalavras()
  if (volta !== '' && volta !== IR.inicio)
    return (
      <p className="formulario-fim">
        {enviados ? (
          <Link to={volta} {...buttonLook({ variant: 'primary', size: 'l', block: true })}>
            Voltar para onde você estava
          </Link>
        ) : (
          <Link to={volta}>Fazer depois</Link>
        )}
      </p>
    )
  return enviados ? (
    <p className="formulario-fim">
      <Link to={IR.lotes}>{`Ver os ${lote.varios}`}</Link>
    </p>
  ) : null
}

function Documento({
  exigido,
  opcional = false,
  dados,
  aoEnviar,
}: {
  exigido: Exigido
  opcional?: boolean
  dados: Dados
  aoEnviar: (d: Dados) => void
}) {
  const enviado = dados.documentos.find((d) => d.tipo === exigido.tipo)
  const [erro, setErro] = useState<string | null>(null)
  const [enviando, setEnviando] = useState(false)
  const entrada = useRef<HTMLInputElement>(null)
  const mandar = (arquivo: File | undefined): void => {
    if (!arquivo) return
    setEnviando(true)
    setErro(null)
    emJpegSePreciso(arquivo)
      .then((pronto) => enviar('POST /v1/cliente/documentos', [pronto], { body: { tipo: exigido.tipo } }))
      .then(
        (d) => {
          aoEnviar(d)
          avisar({ tipo: 'sucesso', mensagem: 'Documento recebido' })
        },
        (e: unknown) =>
          setErro(
            e instanceof ErroDeChamada
              ? (e.campos.arquivo ?? e.message)
              : 'Não foi possível enviar. Tente novamente.',
          ),
      )
      .finally(() => {
        setEnviando(false)
        if (entrada.current) entrada.current.value = ''
      })
  }
  const id = `arquivo-${exigido.tipo}`
  const pode = enviado?.situacao !== 'Aprovado'
  return (
    <li>
      <div>
        <strong>{exigido.rotulo}</strong>{' '}
        {enviado && (
          <StatusChip
            {...(APARENCIA[enviado.situacao as keyof typeof APARENCIA] ?? APARENCIA['Aguardando Validação'])}
          >
            {enviado.situacao}
          </StatusChip>
        )}
      </div>
      {opcional && !enviado && (
        <small>Só se o documento tiver verso e ele não estiver no mesmo arquivo.</small>
      )}
      {enviado && (
        <a href={`/v1/cliente/documentos/${enviado.uid}/arquivo`} target="_blank" rel="noopener">
          {enviado.nomeOriginal}
        </a>
      )}
      {enviado?.motivo && <p className="formulario-falha">{enviado.motivo}</p>}
      {pode && (
        <div>
          <input
            ref={entrada}
            id={id}
            className="ui-visually-hidden"
            type="file"
            tabIndex={-1}
            aria-label={exigido.rotulo}
            accept={ACEITA_DOCUMENTO}
            onChange={(e) => {
              const [arquivo] = e.currentTarget.files ?? []
              // The same file again is a choice again: it may have been mended under its name.
              e.currentTarget.value = ''
              mandar(arquivo)
            }}
          />
          <Button loading={enviando} onClick={() => entrada.current?.click()}>
            {enviado ? 'Trocar o arquivo' : 'Escolher arquivo ou fotografar'}
          </Button>
          <small> PDF ou foto (JPEG, PNG, HEIC, WebP), até 10 MB</small>
        </div>
      )}
      <div role="alert">{erro && <p className="formulario-falha">{erro}</p>}</div>
    </li>
  )
}
