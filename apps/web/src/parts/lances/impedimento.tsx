// Why this person cannot bid now, and the one step that changes it. Codes are the judge's; the steps are a table.
import { caminho } from '@martelo/contracts/core/tela.ts'
import { TELAS_VITRINE } from '@martelo/contracts/core/telas/vitrine.telas.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { Button, buttonLook } from '@martelo/ui/button.tsx'
import { IconInfo, IconLock } from '@martelo/ui/icones-de-uso.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../core/ligacao.tsx'
import { useMarca } from '../../core/marca-atual.ts'
import { comVolta, IR } from '../cabeca/caminhos.ts'
import { DialogoDeHabilitacao } from './dialogo-de-habilitacao.tsx'
import type { MeuNoLote } from './lote-ao-vivo.ts'

type Passo = { readonly rotulo: string; readonly tela: 'documentos' | 'email' | 'telefone' }

export function passoDe({ codigo, mensagem }: { codigo: string; mensagem: string }): Passo | null {
  if (codigo === 'documentos-nao-aprovados') return { rotulo: 'Enviar documentos', tela: 'documentos' }
  if (codigo !== 'contato-nao-confirmado') return null
  return /e-mail/.test(mensagem)
    ? { rotulo: 'Confirmar e-mail', tela: 'email' }
    : { rotulo: 'Confirmar telefone', tela: 'telefone' }
}

/** The same way from the bar under the thumb. */
export function EntrarNaBarra() {
  const { pathname, search } = useLocation()
  return (
    <Link to={comVolta(IR.entrar, `${pathname}${search}#lance`)} {...buttonLook({ variant: 'primary' })}>
      {`Entrar e ${palavras(useMarca().tipo).darLance}`}
    </Link>
  )
}

/** Goes to the login and comes back to this very panel: the interrupted bid is one tap away again. */
export function EntrarParaDarLance({ tipo }: { readonly tipo: TipoHotsite }) {
  const { pathname, search } = useLocation()
  const p = palavras(tipo)
  const volta = `${pathname}${search}#lance`
  return (
    <div className="lance-impedimento">
      <IconLock size={20} />
      <p>{`Entre na sua conta para ${p.darLance}.`}</p>
      <Link to={comVolta(IR.entrar, volta)} {...buttonLook({ variant: 'primary', size: 'l', block: true })}>
        {`Entrar e ${p.darLance}`}
      </Link>
      <Link to={comVolta(IR.cadastrar, volta)} {...buttonLook({ variant: 'ghost', block: true })}>
        Criar cadastro
      </Link>
    </div>
  )
}

export function Impedimento({
  meu,
  leiUid,
  tipo,
  temPreco,
  aoMudar,
}: {
  readonly meu: MeuNoLote
  readonly leiUid: string
  readonly tipo: TipoHotsite
  /** it is sold at a price too, which needs no enrolment: enrolling is the second way */
  readonly temPreco: boolean
  readonly aoMudar: () => void
}) {
  const [aberto, setAberto] = useState(false)
  const { pathname, search } = useLocation()
  if (meu.impedimento === null) return null
  const passo = passoDe(meu.impedimento)
  const p = palavras(tipo)
  const habilitar = meu.impedimento.codigo === 'sem-habilitacao'
  const caucao = meu.impedimento.codigo === 'caucao-nao-paga'
  const emAnalise = habilitar && meu.habilitacao === 'EM_ANALISE'
  return (
    <div className="lance-impedimento">
      <IconInfo size={20} />
      <p>
        {emAnalise
          ? 'Seu pedido está em análise. Avisaremos aqui assim que for aprovado.'
          : meu.impedimento.mensagem}
      </p>
      {passo && (
        <Link
          to={comVolta(caminho(TELAS_VITRINE[passo.tela]), `${pathname}${search}#lance`)}
          {...buttonLook({ variant: 'primary', size: 'l', block: true })}
        >
          {passo.rotulo}
        </Link>
      )}
      {caucao && (
        <Link
          to={`/cliente/caucoes/${leiUid}`}
          {...buttonLook({ variant: 'primary', size: 'l', block: true })}
        >
          Pagar a caução
        </Link>
      )}
      {habilitar && !emAnalise && (
        <Button variant={temPreco ? 'secondary' : 'primary'} size="l" block onClick={() => setAberto(true)}>
          {p.habilitarSe.charAt(0).toUpperCase() + p.habilitarSe.slice(1)}
        </Button>
      )}
      {habilitar && (
        <DialogoDeHabilitacao
          leiUid={leiUid}
          tipo={tipo}
          aberto={aberto}
          aoFechar={() => setAberto(false)}
          aoHabilitar={aoMudar}
        />
      )}
    </div>
  )
}
