import { boletins } from '@martelo/contracts/contatos/boletins.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { lerBoletins } from './boletins.sql.ts'

handle(boletins, (ctx) => ctx.ler((tx) => lerBoletins(ctx, tx)))
